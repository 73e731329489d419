import Coupling
import Subject
import TestFolder
import Testing

@testable import Pipeline

@Suite("Subject graphs")
struct SubjectGraphsTests {
    @Test("What lies in a layer's directory sees the layer and its neighbours there without an import, and they see it")
    func hosted() async throws {
        let graph = try await Self.graph(
            of: [
                "Package.swift": "", "App/Start.swift": "func start() { _ = CatView() }",
                "App/Cat.swift": "struct Cat { let dog: Dog }",
                "App/MVC/CatView.swift": "class CatView { var cat = Cat() }",
                "App/MVP/CatPresenter.swift": "class CatPresenter { let view: CatView, dog: Dog }",
                "Kit/Dog.swift": "struct Dog {}",
            ],
            configured: """
                shared: [App, Kit]
                architectures:
                  - {name: MVC, sources: App/MVC}
                  - {name: MVP, sources: App/MVP}
                """
        )
        // Kit is a module of a package, and no file imports it.
        #expect(graph.arrows == ["Start.swift -> CatView", "CatView -> Cat", "CatPresenter -> CatView"])
    }

    @Test("Outside packages an architecture sees the layers without an import, and no other architecture")
    func loose() async throws {
        let graph = try await Self.graph(
            of: [
                "MVC/CatView.swift": "class CatView { var cat = Cat(); var dog: Dog? }",
                "MVP/CatPresenter.swift": "class CatPresenter { let view: CatView, cat: Cat }",
                "Shared/Cat.swift": "struct Cat { let dog: Dog, view: CatView }", "Kit/Dog.swift": "struct Dog {}",
            ],
            configured: """
                shared: [Shared, Kit]
                architectures:
                  - {name: MVC, sources: MVC}
                  - {name: MVP, sources: MVP}
                """
        )
        #expect(graph.arrows == ["CatView -> Dog", "CatView -> Cat", "CatPresenter -> Cat", "Cat -> Dog"])
    }

    @Test("A name that two layers declare is told, and no edge is guessed")
    func ambiguous() async throws {
        let graph = try await Self.graph(
            of: [
                "MVC/CatView.swift": "class CatView { var cat = Cat() }", "One/Cat.swift": "struct Cat {}",
                "Two/Cat.swift": "struct Cat {}",
            ],
            configured: "shared: [One, Two]\narchitectures: [{name: MVC, sources: MVC}]"
        )
        #expect(graph.arrows.isEmpty)
        #expect(graph.ambiguous.map(\.name) == ["Cat"])
        #expect(graph.ambiguous.map(\.folders) == [["One", "Two"]])
    }

    @Test("What would grow much faster than the code is refused with its place")
    func excess() async throws {
        let configuration = "architectures: [{name: MVC, sources: MVC}]"
        let types = (0...100).map { "A\($0)" }
        let alias = types.map { "class \($0) {}\n" }.joined() + "typealias All = (\(types.joined(separator: ", ")))"
        await #expect(throws: GraphError.overfullAlias(name: "All", file: "MVC/A.swift", maximum: 100)) {
            try await Self.graph(of: ["MVC/A.swift": alias], configured: configuration)
        }
        let conformers = (1...520).map { "class C\($0): P { let p: any P }\n" }.joined()
        await #expect(throws: GraphError.self) {
            try await Self.graph(of: ["MVC/A.swift": "protocol P {}\n\(conformers)"], configured: configuration)
        }
    }

    private static func graph(of files: [String: String], configured configuration: String) async throws
        -> DependencyGraph
    {
        let folder = try TestFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        try folder.write("name: Cats\nbaseline: MVC\n\(configuration)\n", to: ".catwalk.yml")
        let subject = try Subject.load(from: folder.url)
        return try SubjectGraphs(of: subject, sources: try await SubjectSources.read(subject), index: nil).declared
    }
}

extension DependencyGraph {
    fileprivate var arrows: [String] { edges.map { "\($0.from.name) -> \($0.to.name)" } }
}
