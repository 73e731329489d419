import CompiledCode
import Coupling
import Foundation
import Parsing
import TestFolder
import Testing

@testable import Subject

/// The pairs of the sample's four architectures, read from their sources by hand.
@Suite("How the sample's types work together")
struct SampleCollaborationsTests {
    struct Pairs: Equatable, Sendable {
        var throughProtocols: [String] = []
        var direct: [String] = []
        var assembly: [String] = []
        var plainValues: [String] = []
    }

    private static let expected = [
        // Both types are controllers, and makeApp is a function of a file: there are no two roles.
        "MVC": Pairs(),
        "MVP": Pairs(
            // In each scene the view controller calls its presenter, and the presenter its view, by protocols. A view
            // controller only passes on the next scene's presenter, whose type it never names. A presenter makes the
            // next presenter, and a view controller the next view controller, within their role.
            throughProtocols: [
                "EditCatPresenter EditCatViewController", "LoadCatPresenter LoadCatViewController",
            ]
        ),
        "MVVM": Pairs(
            // In each scene the view controller reads and calls its view model by its protocol, and the view model
            // knows nobody. Of the next scene's view model it knows as little as in MVP.
            throughProtocols: ["EditCatViewController EditCatViewModel", "LoadCatViewController LoadCatViewModel"],
            // The view controllers inherit from it, and override its `bind()`.
            direct: ["BoundViewController EditCatViewController", "BoundViewController LoadCatViewController"]
        ),
        "VIPER": Pairs(
            // In each scene the presenter calls its view, its interactor and its router by protocols, the view calls
            // the presenter, and the interactor answers to it. That the router also creates the presenter and sets its
            // view is assembly, and the pair stays one that works together.
            throughProtocols: [
                "EditCatInteractor EditCatPresenter", "EditCatPresenter EditCatRouter",
                "EditCatPresenter EditCatViewController", "LoadCatInteractor LoadCatPresenter",
                "LoadCatPresenter LoadCatRouter", "LoadCatPresenter LoadCatViewController",
            ],
            // `assemble` creates both and sets the interactor's output; what a router calls of a view controller is
            // ScreenKit's. That one router calls the other's `assemble` stays within a role.
            assembly: [
                "EditCatInteractor EditCatRouter", "EditCatRouter EditCatViewController",
                "LoadCatInteractor LoadCatRouter", "LoadCatRouter LoadCatViewController",
            ],
            // What the interactor makes and the presenter reads: structs without a method.
            plainValues: [
                "EditCatInteractor FilterChoice", "EditCatInteractor SaveResult", "EditCatPresenter FilterChoice",
                "EditCatPresenter SaveResult",
            ]
        ),
    ]

    /// The sample as it is and with every protocol of the four renamed, compiled and read once for all tests.
    private static let sample = Task { try await CompiledSample() }

    @Test("The pairs are those read by hand", arguments: expected.keys.sorted())
    func pairs(of architecture: String) async throws {
        #expect(try await Self.sample.value.pairs(of: architecture) == Self.expected[architecture])
    }

    @Test(
        "They stay the same if every protocol is renamed, to no role's name or to another's",
        arguments: expected.keys.sorted()
    )
    func renamed(_ architecture: String) async throws {
        let sample = try await Self.sample.value
        #expect(try sample.pairs(of: architecture, renamed: true) == Self.expected[architecture])
        let count = ["MVC": 0, "MVP": 4, "MVVM": 2, "VIPER": 10][architecture]
        #expect(sample.protocols(of: architecture).count == count)
        #expect(sample.protocols(of: architecture, renamed: true).count == count)
        #expect(sample.protocols(of: architecture).isDisjoint(with: sample.protocols(of: architecture, renamed: true)))
    }
}

/// The sample's layers and architectures, and a copy of each architecture in which every protocol has another name.
private struct CompiledSample: Sendable {
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
