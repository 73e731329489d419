import CompiledCode
import Foundation
import Parsing
import TestFolder
import Testing

@testable import Coupling
@testable import Subject

/// Who uses whom in the sample, and in the copies in which every protocol has another name.
struct SampleGraphs: Sendable {
    /// Read once for all tests.
    static let shared = Task { try await SampleGraphs() }

    private let engines: [Bool: IndexEngine]
    private let graphs: [Bool: DependencyGraph]

    init() async throws {
        let code = try await CompiledSample.shared.value
        let index = try await code.index()
        let files = try code.paths.map(code.parsed)
        engines = try [false, true].reduce(into: [:]) { engines, isRenamed in
            let subject = try Self.subject(isRenamed: isRenamed)
            engines[isRenamed] = IndexEngine(
                of: (subject.shared + subject.architectures.map(\.sources)).map { module in
                    let own = files.filter { $0.path.hasPrefix(module.path + "/") }
                    return SourceModule(module, of: subject, files: own, index: index)
                }
            )
        }
        graphs = engines.mapValues(\.declaredGraph)
    }

    func pairs(of architecture: String, renamed: Bool = false) throws -> SampleCollaborationsTests.Pairs {
        let (engine, graph) = (try #require(engines[renamed]), try #require(graphs[renamed]))
        let module = Self.module(of: architecture, isRenamed: renamed)
        let found = try #require(engine.collaborations(inModule: module, graph: graph))
        return SampleCollaborationsTests.Pairs(
            throughProtocols: found.throughProtocols.map(\.names),
            direct: found.direct.map(\.names),
            assembly: found.assembly.map(\.names),
            plainValues: found.plainValues.map(\.names)
        )
    }

    /// How many nodes each node reaches on its architecture's graph, itself included; by the node's name, in which a
    /// file stands for what it declares outside types.
    func reach(in architecture: String, asResolved: Bool, renamed: Bool = false) throws -> [String: Int] {
        let graph = try #require(graphs[renamed])
        let part = (asResolved ? graph.resolved : graph).part(
            ofModule: Self.module(of: architecture, isRenamed: renamed)
        )
        return Dictionary(
            uniqueKeysWithValues: zip(part.nodes.map(\.name), Adjacency(of: part).reachCounts)
        )
    }

    func protocols(of architecture: String, renamed: Bool = false) -> Set<String> {
        let module = Self.module(of: architecture, isRenamed: renamed)
        let nodes = graphs[renamed]?.nodes ?? []
        return Set(nodes.filter { $0.module == module && $0.isProtocol }.map(\.name))
    }
}

extension SampleGraphs {
    private static func module(of architecture: String, isRenamed: Bool) -> String {
        let module = CompiledSample.module(of: architecture)
        return isRenamed ? CompiledSample.renamed(module) : module
    }

    /// The roles are those that are checked in.
    private static func subject(isRenamed: Bool) throws -> Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Cats",
            baseline: "MVC",
            shared: CompiledSample.layers.map { Module(name: $0, path: $0) },
            architectures: CompiledSample.architectures.map { name in
                let module = module(of: name, isRenamed: isRenamed)
                return Architecture(name: name, sources: Module(name: module, path: module))
            },
            roles: try Subject.load(from: Repository.root).roles
        )
    }
}
