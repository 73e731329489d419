import Pipeline
import Testing

/// Folders side by side that no manifest tells apart.
@Suite("Same names in several folders")
struct LooseModulesTests {
    private static let variants = [
        "mvc/CatView.swift": "struct CatView { let model: CatModel; let photo: Photo }",
        "mvc/Model/CatModel.swift": "struct CatModel {}\nfunc show() { _ = CatView.self }",
        "mvp/CatView.swift": "struct CatView { let presenter: CatPresenter; let photo: Photo }",
        "mvp/CatPresenter.swift": "struct CatPresenter { let model: CatModel }",
        "mvp/Model/CatModel.swift": "struct CatModel {}\nfunc show() { _ = CatView.self }",
        "shared/Photo.swift": "struct Photo {}",
    ]

    @Test(
        "The edges inside a folder are the same, whatever it is measured with",
        arguments: [["."], ["mvc", "mvp"], ["mvc", "shared"], ["mvp", "mvc", "shared"], ["mvc"]]
    )
    func together(arguments: [String]) async throws {
        let graph = try await Kiosk(Self.variants).graph(arguments)
        let inside = arrows(of: graph).filter { !$0.hasSuffix(" Photo") }
        let own = inside.filter { arguments == ["mvc"] || $0.hasPrefix("mvc/") }

        #expect(
            own.map { $0.replacing("mvc/", with: "") }
                == ["CatView.swift: CatView -> CatModel", "Model/CatModel.swift: CatModel.swift -> CatView"]
        )
        #expect(graph.ambiguous.isEmpty)
    }

    @Test("What the folders share is used by each of them, and nothing of theirs by the others")
    func shared() async throws {
        let graph = try await Kiosk(Self.variants).graph(["."])

        #expect(
            arrows(of: graph) == [
                "mvc/CatView.swift: CatView -> CatModel", "mvc/CatView.swift: CatView -> Photo",
                "mvc/Model/CatModel.swift: CatModel.swift -> CatView",
                "mvp/CatPresenter.swift: CatPresenter -> CatModel",
                "mvp/CatView.swift: CatView -> CatPresenter", "mvp/CatView.swift: CatView -> Photo",
                "mvp/Model/CatModel.swift: CatModel.swift -> CatView",
            ]
        )
        #expect(Set(graph.nodes.map(\.module)) == [".", "./mvc", "./mvp"])
    }

    @Test("A name that several folders declare is told where it is mentioned first, and leads nowhere")
    func ambiguous() async throws {
        let album = ["shared/Album.swift": "struct Album {\n    let first: CatView\n    let last: CatView\n}"]
        let survey = try await Kiosk(Self.variants.merging(album) { $1 }).survey()

        #expect(
            survey.ambiguous.map { "\($0.name) \($0.folders) \($0.places.map { "\($0.file):\($0.line)" })" }
                == [#"CatView ["./mvc", "./mvp"] ["shared/Album.swift:2"]"#]
        )
        #expect(survey.targets.map { "\($0.name) \($0.coupling.edges)" } == ["mvc 3", "mvp 4", "shared 0"])
        #expect(
            survey.notes.map(\.description) == [
                "CatView is declared in ./mvc, ./mvp, and nothing says which is meant in shared/Album.swift:2: no "
                    + "edge is counted. An import of the folder's name would tell."
            ]
        )
        #expect(survey.problems.isEmpty)
    }

    @Test("A name that a type declares for itself is not ambiguous, wherever it leads")
    func ownAlias() async throws {
        let album = ["shared/Album.swift": "struct Album {\n    typealias CatView = Int\n    let first: CatView\n}"]
        #expect(try await Kiosk(Self.variants.merging(album) { $1 }).survey().ambiguous.isEmpty)
    }

    @Test("Of many such names five are told one by one")
    func manyAmbiguous() async throws {
        let types = (0..<7).map { "struct A\($0) {}\n" }.joined()
        let uses = (0..<7).map { "let a\($0): A\($0)\n" }.joined()
        let files = ["a/A.swift": types, "b/A.swift": types, "U.swift": uses, "V.swift": uses]
        let survey = try await Kiosk(files).survey()

        #expect(survey.ambiguous.map(\.places.count) == Array(repeating: 2, count: 7))
        #expect(survey.notes.count == 6)
        #expect(survey.notes[0].description.contains("which is meant in 2 files, first in U.swift:1:"))
        #expect(
            survey.notes[5].description
                == "Declared in several folders, too: 2 other names: --format json has all."
        )
    }

    @Test("An import of a folder's name tells which is meant")
    func imported() async throws {
        let album = ["shared/Album.swift": "import mvp\nstruct Album { let first: CatView }"]
        let graph = try await Kiosk(Self.variants.merging(album) { $1 }).graph(["."])

        let edge = try #require(graph.edges.first { graph.nodes[$0.from].name == "Album" })
        #expect(graph.nodes[edge.to].file == "mvp/CatView.swift")
        #expect(graph.ambiguous.isEmpty)
    }

    @Test("Of several folders that an import may mean, the nearest is meant")
    func nearestImport() async throws {
        let row = "struct Row {}"
        let graph = try await Kiosk([
            "a/Kit/Row.swift": row, "a/Fit/Row.swift": row, "b/Kit/Row.swift": row, "b/Fit/Row.swift": row,
            "a/App/Page.swift": "import Kit\nstruct Page { let row: Row }",
        ]).graph(["."])

        #expect(graph.edges.map { graph.nodes[$0.to].file } == ["a/Kit/Row.swift"])
    }

    @Test("Folders in a folder that is a module see what lies around them before what lies farther out")
    func nested() async throws {
        let graph = try await Kiosk([
            "one/a/Row.swift": "struct Row { let cell: Cell; let far: Far; let other: Other }",
            "one/b/Row.swift": "struct Row { let cell: Cell }", "one/Cell.swift": "struct Cell {}",
            "two/Cell.swift": "struct Cell {}\nstruct Other {}", "Far.swift": "struct Far {}",
        ]).graph(["."])

        #expect(
            graph.edges.map { "\(graph.nodes[$0.from].file) \(graph.nodes[$0.to].file)" } == [
                "one/a/Row.swift Far.swift", "one/a/Row.swift one/Cell.swift", "one/a/Row.swift two/Cell.swift",
                "one/b/Row.swift one/Cell.swift",
            ]
        )
    }

    @Test("What a folder's class inherits from a class around it, its names do not lead past")
    func inherited() async throws {
        let graph = try await Kiosk([
            "a/Page.swift": "class Page: Screen { let item: Item? }", "b/Page.swift": "class Page {}",
            "Screen.swift": "class Screen { struct Item {} }", "b/Item.swift": "struct Item {}",
        ]).graph(["."])

        #expect(arrows(of: graph) == ["a/Page.swift: Page -> Screen"])
    }

    @Test(
        "Folders are one module if no type of one could not stand beside those of the other",
        arguments: [
            ["a/A.swift": "private struct Row {}", "b/A.swift": "fileprivate struct Row {}"],
            ["a/A.swift": "struct A { struct Row {} }", "b/B.swift": "struct B { struct Row {} }"],
            ["a/A.swift": "func run() {}", "b/B.swift": "func run() {}"],
            ["a/A.swift": "struct A {}", "b/B.swift": "extension A {}"],
            ["a/A.swift": "func f() { struct Row {} }", "b/B.swift": "struct Row {}"],
        ]
    )
    func oneModule(files: [String: String]) async throws {
        let graph = try await Kiosk(files).graph(["."])
        #expect(Set(graph.nodes.map(\.module)).isSubset(of: ["."]))
    }

    @Test("Files in one folder stay one module, even if they declare the same type")
    func sameFolder() async throws {
        let graph = try await Kiosk(["a/A.swift": "struct A {}", "a/B.swift": "struct A {}"]).graph(["."])
        #expect(graph.nodes.map(\.module) == ["."])
    }

    /// As `file: from -> to`, with the file of the node that the edge starts from.
    private func arrows(of graph: SurveyGraph) -> [String] {
        graph.edges.map { edge in
            let from = graph.nodes[edge.from]
            return "\(from.file): \(from.name) -> \(graph.nodes[edge.to].name)"
        }.sorted()
    }
}
