import CompiledCode
import Foundation
import Parsing
import TestFolder
import Testing

@testable import Coupling
@testable import Subject

/// The sample's layers and architectures, and a copy of each architecture in which every protocol has another name.
struct CompiledSample: Sendable {
    /// Compiled and read once for all tests.
    static let shared = Task { try await CompiledSample() }

    private static let layers = ["Picture", "Model", "ScreenKit", "Screens"]
    private static let architectures = ["MVC", "MVP", "MVVM", "VIPER"]

    private let engines: [Bool: IndexEngine]
    private let graphs: [Bool: DependencyGraph]

    init() async throws {
        let texts = try (Self.layers + Self.architectures).flatMap(Self.texts)
        let copies = try Self.architectures.flatMap { architecture in
            try Self.renamed(texts.filter { $0.path.hasPrefix("\(architecture)/") })
        }
        let code = try await CompiledCode(texts + copies)
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

extension CompiledSample {
    private static func module(of architecture: String, isRenamed: Bool) -> String {
        isRenamed ? "Renamed\(architecture)" : architecture
    }

    /// The roles are those that are checked in.
    private static func subject(isRenamed: Bool) throws -> Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Cats",
            baseline: "MVC",
            shared: layers.map { Module(name: $0, path: $0) },
            architectures: architectures.map { name in
                let module = module(of: name, isRenamed: isRenamed)
                return Architecture(name: name, sources: Module(name: module, path: module))
            },
            roles: try Subject.load(from: Repository.root).roles
        )
    }

    /// The sources of one module, below its name.
    private static func texts(of module: String) throws -> [(path: String, text: String)] {
        let folder = Repository.url(of: "Sources/Sample/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            ("\(module)/\(path)", try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    /// The first half of the new names are no role's, the others those of a role that nothing has that conforms to it.
    private static func renamed(_ texts: [(path: String, text: String)]) throws -> [(path: String, text: String)] {
        let names = texts.flatMap { $0.text.matches(of: /\bprotocol (\w+)/).map { String($0.output.1) } }
        return try texts.map { path, text in
            let text = try names.enumerated().reduce(text) { text, named in
                let isForView = named.element.hasSuffix("View")
                let ending = named.offset < names.count / 2 ? "" : isForView ? "Presenter" : "View"
                let other = "Agreement\(named.offset)\(ending)"
                return text.replacing(try Regex("\\b\(named.element)\\b"), with: other)
            }
            return ("Renamed\(path)", text)
        }
    }
}
