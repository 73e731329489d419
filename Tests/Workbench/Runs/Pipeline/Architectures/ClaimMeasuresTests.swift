import CompiledCode
import Coupling
import Foundation
import Index
import Subject
import TestFolder
import Testing

@testable import Pipeline
@testable import Report

/// The example of Documentation/claims.md, its layers and its claims: measured from the syntax, or with an index of it.
struct ClaimMeasuresTests {
    private static let files = [
        "Model/Cats.swift": "public func nextCat() -> String { \"\" }",
        "Kit/Screen.swift": "open class Screen {\n    public init() {}\n}",
        "App/Load/LoadView.swift": """
        import Kit

        protocol LoadPresenting {
            func tapped()
        }

        final class LoadView: Screen {
            let presenter: any LoadPresenting

            init(presenter: any LoadPresenting) {
                self.presenter = presenter
            }

            func tap() {
                presenter.tapped()
            }
        }
        """,
        "App/Load/LoadPresenter.swift": """
        import Model

        final class LoadPresenter: LoadPresenting {
            var shown = ""
            let editor = EditPresenter()

            func tapped() {
                shown = nextCat()
            }

            func clear() {
                shown = ""
            }
        }
        """,
        "App/Edit/EditPresenter.swift": """
        struct EditPresenter {
            let name = "Edit"
        }
        """,
        "Twin/Load/LoadView.swift": """
        protocol LoadShowing {
            func tapped()
        }
        """,
        "claims.yml": """
        protocolPairs:
          Loading: {protocols: {App: LoadPresenting, Twin: LoadShowing}, requirements: ['tapped()']}
        mappedRules:
          mapped:
            rule: view-does-not-use-presenter
            roles: {Twin: {Screen: View}}
        counted:
          cures: {by: make count, numbers: {App: 3, Twin: 0}}
        claims:
          - {id: C1, claim: More., holds: App.scenes.Load.overhead > 4}
          - {id: C2, claim: More., holds: App.tests.count > 4}
        """,
    ]

    private static let configuration = """
        name: Claimed
        baseline: App
        shared: [Model, Kit]
        ui: Kit
        model: Model
        architectures:
          - {name: App, sources: App}
          - {name: Twin, sources: Twin}
        scenarios: Scenario
        scenes: [Load, Edit]
        roles:
          View: {patterns: ['*View'], in: [App]}
          Presenter: {patterns: ['*Presenter', '*Presenting'], in: [App]}
          Screen: {patterns: ['*View'], in: [Twin]}
        rules:
          - {name: view-does-not-use-presenter, in: [App], forbidden: {from: View, to: Presenter}}
        claims: claims.yml
        """

    @Test("The figures of the documentation's example are those counted by hand there")
    func documented() async throws {
        let app = try #require(try await report().measured.first)
        #expect(app.logicLines == 4)
        #expect(app.lines.code == 27)
        #expect(app.uiFreeLines == 16)
        #expect(app.composing == ComposingFigures(bodies: 0, lines: 0, scenes: []))
        let (load, edit) = (try #require(app.scenes.first), try #require(app.scenes.last))
        #expect(load.lines.code == 24)
        #expect(load.logicLines == 4)
        #expect(load.overhead.value == 5)
        #expect(edit.overhead.value == nil)
        #expect(load.largestType == 10)
        #expect(load.highestWMC == 2)
        #expect(app.roles.map(\.name) == ["View", "Presenter"])
        // `shown`; `presenter` and `editor` are constants.
        #expect(app.roles.map(\.state) == [0, 1])
        #expect(
            app.types.flatMap { type in (type.state ?? []).map { "\(type.name).\($0)" } } == ["LoadPresenter.shown"]
        )
        let roles = [SceneCell.RoleEdges(name: "Presenter", edges: 1)]
        let cell = SceneCell(from: "Load", to: "Edit", edges: 1, roles: roles, types: ["LoadPresenter"])
        #expect(app.coupling.declared.sceneMatrix == [cell])
    }

    @Test("The bodies of the documentation's example are those that it names")
    func documentedBodies() async throws {
        let app = try #require(try await compiledReport().measured.first)
        #expect(app.bodies.filter { $0.deciding == true }.map(\.fullName) == ["LoadPresenter.tapped()"])
        #expect(app.deciding == DecidingFigures(bodies: 1, lines: 3, uiFreeLines: CoverageCount(covered: 3, total: 3)))
        #expect(app.synchronising == SynchronisingFigures(bodies: 0, lines: 0, protocolLines: 0))
    }

    @Test(
        "The screen and the model may be a folder, or types by a pattern",
        arguments: ["ui: Kit/UI\nmodel: Model\n", "ui: 'Screen*'\nmodel: Model/Deep\n"]
    )
    func places(_ keys: String) async throws {
        let configuration = Self.configuration.replacing("ui: Kit\nmodel: Model\n", with: keys)
        let moved = ["Kit/Screen.swift": "Kit/UI/Screen.swift", "Model/Cats.swift": "Model/Deep/Cats.swift"]
        let app = try #require(try await compiledReport(configuration: configuration, moving: moved).measured.first)
        #expect(app.uiFreeLines == 16)
        #expect(app.deciding?.lines == 3)
    }

    @Test("The model may be the architecture's own, a folder or types", arguments: ["App/Store", "'Cat*'"])
    func ownModel(_ model: String) async throws {
        let app = try #require(
            try await compiledReport(
                configuration: Self.configuration.replacing("model: Model", with: "model: \(model)"),
                adding: [
                    "App/Store/CatStore.swift": "final class CatStore {\n    func load() {}\n}\n",
                    "App/Load/Loading.swift": "func load(_ store: CatStore) {\n    store.load()\n}\n",
                ]
            ).measured.first
        )
        #expect(app.bodies.filter { $0.deciding == true }.map(\.fullName) == ["load(_:)"])
    }

    @Test(
        "Classes and actors of its own are what an architecture composes, with an index and without",
        arguments: [false, true]
    )
    func composing(hasIndex: Bool) async throws {
        let files = [
            "App/Edit/Opening.swift": """
            import Kit

            class Base {
                init() {}
            }

            final class Coordinator: Base {
                override init() {
                    super.init()
                }
            }

            actor Store {}

            func open() -> (EditPresenter, Screen) {
                (EditPresenter(), Screen())
            }

            func stores() -> [Store] {
                [1, 2].map { _ in Store() }
            }

            func start() {
                _ = Coordinator()
                _ = LoadPresenter()
            }
            """
        ]
        let report = hasIndex ? try await compiledReport(adding: files) : try await report(adding: files)
        let app = try #require(report.measured.first)
        #expect(app.bodies.filter { $0.composing == true }.map(\.fullName) == ["stores()", "start()"])
        let scenes = [ComposedScene(name: "Load", lines: 4), ComposedScene(name: "Edit", lines: 7)]
        #expect(app.composing == ComposingFigures(bodies: 2, lines: 7, scenes: scenes))
    }

    @Test("A protocol draws nothing, whatever pattern it fits, and an empty list says that nothing does")
    func drawing() async throws {
        func uiFreeLines(_ key: String) async throws -> Int? {
            let configuration = Self.configuration.replacing("ui: Kit\n", with: key)
            return try await report(configuration: configuration).measured.first?.uiFreeLines
        }
        #expect(try await uiFreeLines("ui: ['Screen*', '*Presenting']\n") == 16)
        // If nothing draws, the two imports are free as well, which stand in no type.
        #expect(try await uiFreeLines("ui: []\n") == 27)
    }

    /// By hand: 2 lines of Titles.swift, without its import; the others reach the kit.
    @Test("What a file declares outside types is free of the screen if that can't be reached from there")
    func outsideTypes() async throws {
        let files = [
            "App/Edit/Titles.swift": "import Model\n\nfunc title() -> String { nextCat() }\nlet size = 1\n",
            "App/Edit/Opening.swift": "import Kit\n\nfunc open(_ screen: Screen) {}\n",
        ]
        #expect(try await report(adding: files).measured.first?.uiFreeLines == 18)
    }

    @Test("Syntax alone tells of no body that it synchronises or decides")
    func bodiesBySyntax() async throws {
        let app = try #require(try await report().measured.first)
        #expect(app.synchronising == nil)
        #expect(app.deciding == nil)
    }

    @Test("Without a layer of the model or of the screen nothing is said about them")
    func unknownLayers() async throws {
        let configuration = Self.configuration.replacing("ui: Kit\nmodel: Model\n", with: "")
        let report = try await compiledReport(configuration: configuration)
        #expect(report.measured.map(\.uiFreeLines) == [nil, nil])
        #expect(report.measured.map(\.synchronising) == [nil, nil])
        #expect(report.measured.map(\.deciding) == [nil, nil])
    }

    @Test("Tables of protocols and of rules are held against every architecture that they are about")
    func tables() async throws {
        let report = try await report()
        // The view names the presenter's protocol in its property and in its initialiser.
        let broken = [MappedRuleFigures(name: "mapped", breaches: 2)]
        let kept = [MappedRuleFigures(name: "mapped", breaches: 0)]
        #expect(report.measured.map(\.mappedRules) == [broken, kept])
        #expect(report.measured.flatMap(\.protocolPairs).map(\.protocol) == ["LoadPresenting", "LoadShowing"])
        #expect(report.measured.flatMap(\.protocolPairs).map(\.matched) == [1, 1])
        #expect(report.measured.map(\.counted) == [["cures": 3], ["cures": 0]])
    }

    @Test("What comes of the claims is a part of the report")
    func claims() async throws {
        let claims = try await report().claims
        #expect(claims.map(\.verdict) == [.holdsHere, .cannotBeToldHere])
        #expect(claims.last?.needed?["en"].hasPrefix("a value of App.tests.count,") == true)
    }

    @Test("Of the test functions that ran the middle one is taken, with its attributes")
    func medians() throws {
        let folder = try TestFolder()
        let text = """
            struct Tests {
                @Test func short() { a() }

                @MainActor
                @Test("long")
                func long() {
                    if b {
                        c()
                    }
                }

                func helper() { if a {}; if b {}; if c {} }

                @Test func middle() {
                    c()
                }
            }
            """
        try folder.write(text, to: "T.swift")
        let file = try SourceFile(FoundFile(root: folder.url, path: "T.swift", name: "T.swift", package: nil, size: 0))
        func medians(_ lines: Int...) -> [Double?] {
            let medians = TestMedians(of: lines.map { SourcePlace(file: "T.swift", line: $0) }, in: [file])
            return [medians.lines, medians.cyclomatic]
        }
        // Lines: 1, 7 and 3. Complexity: 1, 2 and 1. The helper is no test.
        #expect(medians(2, 5, 14) == [3, 1])
        #expect(medians(2, 5) == [4, 1.5])
        #expect(medians(5) == [7, 2])
        #expect(medians() == [nil, nil])
    }

    private func report(
        configuration: String = configuration,
        adding files: [String: String] = [:],
        moving places: [String: String] = [:],
        replacing old: String = "",
        with new: String = ""
    ) async throws -> Report {
        let folder = try TestFolder()
        try folder.write(configuration, to: ".catwalk.yml")
        for (path, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) {
            try folder.write(old.isEmpty ? text : text.replacing(old, with: new), to: places[path] ?? path)
        }
        return try await report(in: folder, index: nil)
    }

    /// With what the compiler tells.
    private func compiledReport(
        configuration: String = configuration,
        adding files: [String: String] = [:],
        moving places: [String: String] = [:]
    ) async throws -> Report {
        let texts = Self.files.merging(files, uniquingKeysWith: { $1 }).filter { $0.key.hasSuffix(".swift") }
        let code = try await CompiledCode(
            ["Model", "Kit", "App", "Twin"].flatMap { module in
                texts.filter { $0.key.hasPrefix("\(module)/") }.map { (places[$0.key] ?? $0.key, $0.value) }
            }
        )
        try code.folder.write(configuration, to: ".catwalk.yml")
        try code.folder.write(try #require(Self.files["claims.yml"]), to: "claims.yml")
        return try await report(in: code.folder, index: try await code.index())
    }

    private func report(in folder: TestFolder, index: [String: IndexedFile]?) async throws -> Report {
        let subject = try Subject.load(from: folder.url)
        let sources = try await SubjectSources.read(subject)
        let measurement = try SubjectMeasurement(of: subject, sources: sources, index: index)
        return try measurement.report(testResults: [:], coverage: [:])
    }
}
