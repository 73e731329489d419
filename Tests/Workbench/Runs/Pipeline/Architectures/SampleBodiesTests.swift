import CompiledCode
import Foundation
import TestFolder
import Testing

@testable import Pipeline
@testable import Report
@testable import Subject

/// The bodies of the sample's four architectures that keep views in step, those that decide, and those that put scenes
/// together, read from their sources by hand; each with its code lines.
@Suite("What the sample's bodies do")
struct SampleBodiesTests {
    struct Bodies: Equatable, Sendable {
        /// As in `Edit.Presenter.show 6`, by file and line.
        var synchronising: [String]
        var protocolLines: Int
        var deciding: [String]
        /// Of the lines of deciding bodies.
        var uiFreeLines: Int
        var composing: [String]
        /// Of the bodies that put the first scene together, then the second.
        var sceneLines: [Int]
    }

    // What has no place in any of the four's synchronising bodies: initialisers and `deinit`; the `viewDidLoad` of the
    // view controllers, which registers taps and so leads to whatever these do; the previews of filters and all that
    // calls the Model; what makes the editor.
    private static let expected = [
        "MVC": Bodies(
            synchronising: [
                // Each shows state in widgets, changes state and then does so, or presents or dismisses.
                "Edit.ViewController.closeTapped 3", "Edit.ViewController.revert 6",
                "Edit.ViewController.developed 5", "Edit.ViewController.developingFailed 4",
                "Edit.ViewController.saveEnded 7", "Edit.ViewController.alertAnswered 5",
                "Edit.ViewController.presentAlert 3", "Edit.ViewController.show 7",
                "Load.ViewController.cancelTapped 4", "Load.ViewController.show 9",
            ],
            protocolLines: 0,
            deciding: [
                "Edit.ViewController.viewDidLoad 9",  // calls preview(of:)
                "Edit.ViewController.thumbnailTapped 9",  // if … else
                "Edit.ViewController.saveTapped 8",  // calls save
                "Edit.ViewController.apply 15",  // calls develop
                "Edit.ViewController.alertAnswered 5",  // if isSaved
                "Load.ViewController.loadTapped 16",  // calls findCat
                "Load.ViewController.editTapped 5",  // if let
            ],
            uiFreeLines: 0,
            composing: ["makeApp 4", "Load.ViewController.editTapped 5"],  // `@MainActor` is a line of it
            sceneLines: [4, 5]
        ),
        "MVP": Bodies(
            synchronising: [
                // The presenter tells its view by protocol: `view?.…`, or its own `show`, which does.
                "Edit.Presenter.closeTapped 3", "Edit.Presenter.revert 6", "Edit.Presenter.developed 5",
                "Edit.Presenter.developingFailed 4", "Edit.Presenter.saveEnded 7",
                "Edit.Presenter.alertAnswered 5", "Edit.Presenter.show 6",
                // The view sets widgets. Its taps are passed on: left out.
                "Edit.ViewController.show 3", "Edit.ViewController.show 3", "Edit.ViewController.selectThumbnail 3",
                "Edit.ViewController.setActivity 3", "Edit.ViewController.setControls 4",
                "Edit.ViewController.presentAlert 3", "Edit.ViewController.close 3",
                "Load.Presenter.viewDidLoad 4", "Load.Presenter.cancelTapped 4", "Load.Presenter.editTapped 5",
                "Load.Presenter.show 7",
                "Load.ViewController.show 3", "Load.ViewController.show 3", "Load.ViewController.setActivity 3",
                "Load.ViewController.setButtons 5",
            ],
            // LoadCatView, 8; EditCatView, 10, without the thumbnails, which are shown by what asks the Model.
            protocolLines: 17,
            deciding: [
                "Edit.Presenter.viewDidLoad 5",  // calls preview(of:)
                "Edit.Presenter.thumbnailTapped 9", "Edit.Presenter.saveTapped 8", "Edit.Presenter.apply 15",
                "Edit.Presenter.alertAnswered 5",  // if isSaved
                "Load.Presenter.loadTapped 16",
                "Load.Presenter.editTapped 5",  // if let
                "Load.Presenter.makeEditor 3",  // makes a Photo
            ],
            // No view branches or calls the Model.
            uiFreeLines: 66,
            // The next view is made by a view, its presenter by a presenter.
            composing: ["makeApp 4", "Load.Presenter.makeEditor 3", "Load.ViewController.presentEditor 3"],
            sceneLines: [4, 6]
        ),
        "MVVM": Bodies(
            synchronising: [
                // Calls what it is given, and asks for the next time.
                "ViewController.track 7",
                // The views read the view model's state, set widgets, present and dismiss.
                "Edit.ViewController.updateProperties 12", "Edit.ViewController.bind 7",
                "Edit.ViewController.presentAlert 4",
                // The state that they read, as far as it is computed, without the thumbnails, which ask the Model.
                "Edit.ViewModel.picture.get 1", "Edit.ViewModel.selectedIndex.get 1", "Edit.ViewModel.isWorking.get 1",
                "Edit.ViewModel.canFilter.get 1", "Edit.ViewModel.canSave.get 1", "Edit.ViewModel.alert.get 1",
                // What sets it, and does nothing else.
                "Edit.ViewModel.close 3", "Edit.ViewModel.answerAlert 7", "Edit.ViewModel.revert 5",
                "Edit.ViewModel.developed 4", "Edit.ViewModel.developingFailed 4", "Edit.ViewModel.saveEnded 4",
                "Load.ViewController.updateProperties 3", "Load.ViewController.bind 8",
                "Load.ViewModel.picture.get 1", "Load.ViewModel.canLoad.get 1", "Load.ViewModel.canCancel.get 1",
                "Load.ViewModel.canEdit.get 1", "Load.ViewModel.cancel 4", "Load.ViewModel.update 5",
            ],
            // LoadCatViewModelProtocol: 6 properties and 3 lines around them. EditCatViewModelProtocol: 7 properties
            // without the thumbnails, `answerAlert`, which an alert calls, and 3 lines around them. Taps are left out.
            protocolLines: 20,
            deciding: [
                "Edit.ViewController.updateProperties 12",  // if let alert, if isClosed
                "Edit.ViewModel.thumbnails.get 3",  // calls preview(of:)
                "Edit.ViewModel.toggleFilter 9", "Edit.ViewModel.save 7",
                "Edit.ViewModel.answerAlert 7",  // if closesEditor
                "Edit.ViewModel.apply 14",
                "Load.ViewController.editTapped 5",  // if let
                "Load.ViewModel.load 16",
            ],
            // All but the two of view controllers.
            uiFreeLines: 56,
            composing: ["makeApp 4", "Load.ViewController.editTapped 5", "Load.ViewModel.makeEditor 3"],
            sceneLines: [4, 8]
        ),
        "VIPER": Bodies(
            synchronising: [
                // It keeps the photo in step, and answers.
                "Edit.Interactor.developed 4", "Edit.Interactor.developingFailed 4",
                // The presenter shows what its interactor answers; but of choices it makes thumbnails, which are Picture's.
                "Edit.Presenter.closeTapped 3", "Edit.Presenter.filterApplied 5",
                "Edit.Presenter.filterFailed 4",
                "Edit.Presenter.saveEnded 7", "Edit.Presenter.revert 6", "Edit.Presenter.alertAnswered 5",
                "Edit.Presenter.show 6",
                // The router presents and dismisses, as MVP's view does: it is a view by what it uses.
                "Edit.Router.presentAlert 4", "Edit.Router.close 3",
                "Edit.ViewController.show 3", "Edit.ViewController.show 3", "Edit.ViewController.selectThumbnail 3",
                "Edit.ViewController.setActivity 3", "Edit.ViewController.setControls 4",
                "Load.Interactor.cancel 4",
                // Its `cancelTapped` passes a tap on to the interactor: left out.
                "Load.Presenter.viewDidLoad 3", "Load.Presenter.editTapped 5", "Load.Presenter.catFound 3",
                "Load.Presenter.photoArrived 3", "Load.Presenter.loadFailed 3", "Load.Presenter.show 7",
                "Load.ViewController.show 3", "Load.ViewController.show 3", "Load.ViewController.setActivity 3",
                "Load.ViewController.setButtons 5",
            ],
            // Each with 3 lines around: EditCatView 4, EditCatRouterProtocol 2, LoadCatView 4, LoadCatRouterProtocol 1,
            // of EditCatInteractorOutput `filterApplied` and `filterFailed`, and of LoadCatInteractorOutput `loadFailed`.
            // What answers by the other requirements calls the Model.
            protocolLines: 32,
            deciding: [
                "Edit.Interactor.init 6",  // makes a Photo
                "Edit.Interactor.findChoices 5",  // calls preview(of:)
                "Edit.Interactor.apply 14", "Edit.Interactor.save 6",
                "Edit.Interactor.result 8",  // switch
                "Edit.Presenter.thumbnailTapped 12",  // if … else
                "Edit.Presenter.alertAnswered 5",  // if … == .saved
                "Edit.Presenter.message 8",  // switch
                "Load.Interactor.load 15",
                "Load.Presenter.editTapped 5",  // if let
            ],
            // No router branches or calls the Model.
            uiFreeLines: 84,
            // `makeApp` and the first scene's `presentEditor` only ask a router for what it assembles.
            composing: ["Edit.Router.assemble 10", "Load.Router.assemble 10"],
            sceneLines: [10, 10]
        ),
    ]

    @Test("They are those read by hand", arguments: expected.keys.sorted())
    func asWritten(_ architecture: String) async throws {
        #expect(try await SampleBodies.asWritten.value.bodies(of: architecture) == Self.expected[architecture])
    }

    @Test(
        "They stay the same if every protocol has another name and stands in another file",
        .takesLong,
        arguments: expected.keys.sorted()
    )
    func renamedAndMoved(_ architecture: String) async throws {
        let moved = try await SampleBodies.renamedAndMoved.value
        #expect(try moved.bodies(of: architecture) == Self.expected[architecture])
        let count = ["MVC": 0, "MVP": 4, "MVVM": 2, "VIPER": 10][architecture]
        let protocols = try moved.figures(of: architecture).types.filter { $0.kind == .protocol }
        #expect(protocols.count == count)
        #expect(protocols.allSatisfy { $0.name.hasPrefix("Agreement") && $0.file.hasSuffix("/Agreements.swift") })
    }

    @Test(
        "Only where code imports what tells of changes is it called back by no edge",
        arguments: expected.keys.sorted()
    )
    func callbacks(_ architecture: String) async throws {
        let callbacks = try await SampleBodies.asWritten.value.figures(of: architecture).coupling.unseenCallbacks
        let places = [
            "CatsMVVM/Binding/ViewController+Tracking.swift:1", "CatsMVVM/EditCat/EditCatViewModel.swift:2",
            "CatsMVVM/LoadCat/LoadCatViewModel.swift:2",
        ]
        #expect(callbacks?.map { "\($0.file):\($0.line)" } == (architecture == "MVVM" ? places : nil))
        #expect(callbacks?.allSatisfy { $0.through == "Observation" } != false)
    }
}

extension SampleBodies {
    func bodies(of architecture: String) throws -> SampleBodiesTests.Bodies {
        let figures = try figures(of: architecture)
        func named(_ bodies: [BodyFigures]) -> [String] {
            bodies.map { body in
                let name = body.fullName.replacing("Cat", with: ".", maxReplacements: 1).replacing(/\(.*\)/, with: "")
                return "\(name) \(body.lines)"
            }
        }
        let synchronising = figures.bodies.filter { $0.synchronising == true }
        let deciding = figures.bodies.filter { $0.deciding == true }
        let composing = figures.bodies.filter { $0.composing == true }
        let composed = try #require(figures.composing)
        #expect(composed.bodies == composing.count)
        #expect(composed.lines == composing.reduce(0) { $0 + $1.lines })
        #expect(composed.scenes.map(\.name) == ["LoadCat", "EditCat"])
        let (synchronised, decided) = (try #require(figures.synchronising), try #require(figures.deciding))
        #expect(synchronised.bodies == synchronising.count)
        #expect(synchronised.lines == synchronising.reduce(0) { $0 + $1.lines })
        #expect(decided.bodies == deciding.count)
        #expect(decided.lines == deciding.reduce(0) { $0 + $1.lines })
        return SampleBodiesTests.Bodies(
            synchronising: named(synchronising),
            protocolLines: synchronised.protocolLines,
            deciding: named(deciding),
            uiFreeLines: try #require(decided.uiFreeLines).covered,
            composing: named(composing),
            sceneLines: composed.scenes.map(\.lines)
        )
    }
}

/// The sample's layers and architectures, compiled and measured once for all tests.
struct SampleBodies: Sendable {
    static let asWritten = Task { try await SampleBodies(in: CompiledSample.shared.value) }
    static let renamedAndMoved = Task {
        let own = try CompiledSample.architectures.map(CompiledSample.module)
            .flatMap { try moved(CompiledSample.texts(of: $0)) }
        return try await SampleBodies(in: CompiledCode(CompiledSample.layers.flatMap(CompiledSample.texts) + own))
    }

    private let report: Report

    func figures(of architecture: String) throws -> ArchitectureFigures {
        try #require(report.measured.first { $0.name == architecture })
    }
}

extension SampleBodies {
    init(in code: CompiledCode) async throws {
        let subject = Subject(
            root: code.folder.url,
            name: "Cats",
            baseline: "MVC",
            shared: CompiledSample.layers.map { Module(name: $0, path: $0) },
            userInterface: CodePlaces(["ScreenKit", "CatsScreens"]),
            model: CodePlaces(["CatsModel"]),
            architectures: CompiledSample.architectures.map { name in
                let module = CompiledSample.module(of: name)
                return Architecture(name: name, sources: Module(name: module, path: module))
            },
            scenes: ["LoadCat", "EditCat"],
            roles: try Subject.load(from: Repository.root).roles
        )
        let sources = try await SubjectSources.read(subject)
        let measurement = try SubjectMeasurement(of: subject, sources: sources, index: try await code.index())
        report = try measurement.report(testResults: [:], coverage: [:])
    }

    /// Every protocol of an architecture under another name, in a file of its own.
    private static func moved(_ texts: [(path: String, text: String)]) throws -> [(path: String, text: String)] {
        let declaration = /@MainActor\nprotocol (\w+)(?:.|\n)*?\n}\n/
        let found = texts.flatMap { $0.text.matches(of: declaration).map(\.output) }
        if found.isEmpty { return texts }
        let module = texts[0].path.prefix { $0 != "/" }
        let agreements = "import CatsModel\nimport Picture\n\n" + found.map { "\($0.0)" }.joined(separator: "\n")
        let others = texts.map { ($0.path, $0.text.replacing(declaration, with: "")) }
        return try (others + [("\(module)/App/Agreements.swift", agreements)]).map { path, text in
            let text = try found.enumerated().reduce(text) { text, named in
                text.replacing(try Regex("\\b\(named.element.1)\\b"), with: "Agreement\(named.offset)")
            }
            return (path, text)
        }
    }
}
