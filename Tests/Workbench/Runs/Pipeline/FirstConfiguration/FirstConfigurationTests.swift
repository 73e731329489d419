import Foundation
import Pipeline
import Subject
import TestFolder
import Testing

@testable import Subject

@Suite("First configuration")
struct FirstConfigurationTests {
    @Test("What it writes is a configuration, with what was found in its place")
    func pair() async throws {
        let subject = try await Sketch(Sketch.pair).subject()

        #expect(subject.architectures.map(\.name) == ["One", "Two"])
        #expect(subject.architectures.map(\.sources.path) == ["Sources/One", "Sources/Two"])
        #expect(subject.architectures.map(\.tests?.path) == ["Tests/OneTests", "Tests/TwoTests"])
        #expect(subject.baseline == "One")
        // Canvas is imported by both, and itself imports Model; Stage is imported by a test alone.
        #expect(subject.shared.map(\.name) == ["Canvas", "Model"])
        #expect(subject.userInterface?.names == ["Canvas"])
        #expect(subject.support.map(\.name) == ["Stage"])
        #expect(subject.scenes == ["Feed", "Pet"])
        #expect(subject.scenarioTests == "PlayScenarios")
        // The longest names first; App is a folder that both have and no scene.
        #expect(subject.roles.map(\.name) == ["ViewController", "Presenter", "Router", "View", "App"])
        #expect(subject.roles.map(\.patterns)[1] == ["*Presenter", "*PresenterProtocol"])
        #expect(subject.rules.isEmpty)
    }

    @Test("The rules that it proposes are rules, once they are no comments any more")
    func rules() async throws {
        let rules = try await Sketch(Sketch.pair).subjectWithRules().rules

        #expect(
            rules.map(\.name) == [
                "shared-layers-point-down", "view-does-not-use-model", "presenter-does-not-draw",
                "presenter-knows-others-through-protocols", "view-knows-others-through-protocols",
                "only-routers-assemble", "scenes-stand-apart",
            ]
        )
        // As the imports are.
        #expect(
            rules.first?.kind
                == .layers(
                    [.init(place: "Canvas", mayUse: ["Model"]), .init(place: "Model", mayUse: [])],
                    concreteOnly: false
                )
        )
    }

    @Test("The sample of this repository is understood without its configuration")
    func sample() async throws {
        let sketch = try Sketch([:])
        for path in ["Package.swift", "Sources/Cats", "Sources/Platform", "Tests/Cats", "Tests/Platform"] {
            let copy = sketch.folder.url(of: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: Repository.url(of: path), to: copy)
        }
        let guessed = try await sketch.subject()
        let written = try Subject.load(from: Repository.root)

        // Nothing but a reader can tell that one architecture is a variant of another.
        let all = written.withVariants.architectures
        func modules(_ architectures: [Architecture]) -> Set<[String?]> {
            Set(architectures.map { [$0.name, $0.sources.path, $0.tests?.path] })
        }
        #expect(modules(guessed.architectures) == modules(all))
        #expect(Set(guessed.shared) == Set(written.shared))
        #expect(guessed.support == written.support)
        #expect(guessed.userInterface == written.userInterface)
        #expect(Set(guessed.scenes) == Set(written.scenes))
        #expect(guessed.scenarioTests == written.scenarioTests)
        #expect(guessed.roles.map(\.name).contains("Interactor"))
    }

    @Test(
        "A package without variants is one architecture: the module with roles, else one with tests, else the largest"
    )
    func single() async throws {
        let manifest = "let p = Package(targets: [.target(name: \"Kit\"), .target(name: \"Tool\", path: \"Tool\")])"
        let files = [
            "Package.swift": manifest, "Sources/Kit/A.swift": "let a = 1\nlet b = 2",
            "Tool/A.swift": "import Kit",
        ]
        let subject = try await Sketch(files).subject()
        #expect(subject.architectures.map(\.sources) == [Module(name: "Kit", path: "Sources/Kit")])
        #expect(subject.shared.isEmpty)

        let app = try await Sketch(files.merging(["Tool/B.swift": "struct CatView {}"]) { $1 }).subject()
        #expect(app.architectures.map(\.sources) == [Module(name: "Tool", path: "Tool")])
        #expect(app.shared.map(\.name) == ["Kit"])

        let tested = try await Sketch(files.merging(["ToolTests/C.swift": "import Testing\nimport Tool"]) { $1 })
            .subject()
        #expect(tested.architectures.map(\.sources.name) == ["Tool"])
    }

    @Test("Of a library beside its demo it is the library; of an app and its parts the app")
    func mainModule() async throws {
        let library = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"Kit\", path: \"Source\")])",
            "Source/A.swift": "struct A {}", "Example/CatView.swift": "import Kit\nclass CatView {}",
        ]).subject()
        #expect(library.architectures.map(\.sources.path) == ["Source"])

        let app = try await Sketch([
            "App/CatView.swift": "import Parts\nclass CatView {}",
            "Parts/DogView.swift": "class DogView {}\nclass CowView {}",
        ]).subject()
        #expect(app.architectures.map(\.sources.path) == ["App"])
        #expect(app.shared.map(\.path) == ["Parts"])
    }

    @Test("Architectures that draw by themselves have the types in the key ui that are named for it")
    func drawing() async throws {
        let files = ["MVC/CatView.swift": "import UIKit\nclass CatView {}", "MVP/A.swift": "class CatView {}"]
        #expect(try await Sketch(files).subject().userInterface?.names == ["*View"])

        // Without such types, all of them would count as free of the UI.
        let unnamed = [
            "MVC/Cat.swift": "import UIKit\nimport Kit\nclass Cat {}", "MVP/A.swift": "class A {}",
            "Kit/B.swift": "import UIKit",
        ]
        #expect(try await Sketch(unnamed).subject().userInterface == nil)
    }

    @Test("A scene has a type with a role in some architecture, is no common folder, and stands in no other scene")
    func scenes() async throws {
        let subject = try await Sketch([
            "MVC/Feed/FeedView.swift": "class FeedView {}",
            "MVC/Feed/FeedCell/FeedCellView.swift": "class FeedCellView {}",
            "MVC/Base/BaseView.swift": "class BaseView {}", "MVC/Parsing/ParsingError.swift": "enum ParsingError {}",
            "MVP/Feed/FeedStore.swift": "class FeedStore {}",
            "MVP/Feed/FeedCell/FeedCellView.swift": "class FeedCellView {}",
            "MVP/Base/BaseView.swift": "class BaseView {}", "MVP/Parsing/ParsingError.swift": "enum ParsingError {}",
        ]).subject()
        #expect(subject.scenes == ["Feed"])
    }

    @Test("It names what it did not look at, and no framework of Apple's or target in C as missing")
    func notes() async throws {
        let notes = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"App\"), .target(name: \"CThing\")])",
            "Sources/App/A.swift": "import AVKit\nimport CThing\nimport Nowhere", "Sources/CThing/a.c": "",
            "Pods/B.swift": "struct B {}",
        ]).draft().notes.description
        #expect(notes.contains("imports: Nowhere: no Swift module here"))
        #expect(notes.contains("Left out: Pods."))
    }

    @Test("A configuration that is there stays as it is, even when it is a link that leads nowhere")
    func existing() async throws {
        let sketch = try Sketch(["App/A.swift": ""])
        let draft = try await sketch.draft()
        try sketch.folder.write("name: Mine", to: ".catwalk.yml")
        await #expect(throws: FirstConfigurationError.exists(path: ".")) { try await sketch.draft() }
        #expect(throws: FirstConfigurationError.exists(path: ".")) { try sketch.firstConfiguration.write(draft) }
        #expect(try sketch.folder.text(of: ".catwalk.yml") == "name: Mine")

        let linked = try Sketch(["App/A.swift": ""])
        let link = linked.folder.url(of: ".catwalk.yml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        await #expect(throws: FirstConfigurationError.exists(path: ".")) { try await linked.draft() }
    }

    @Test("Without anything to make a configuration from, it says what is missing")
    func nothing() async throws {
        let empty = try Sketch(["notes.txt": ""])
        await #expect(throws: FirstConfigurationError.noSource(path: ".", problems: [.noSource(argument: ".")])) {
            try await empty.draft()
        }
        await #expect(throws: FirstConfigurationError.noModule(path: ".")) {
            try await Sketch(["A.swift": "", "B.swift": ""]).draft()
        }
        await #expect(throws: FirstConfigurationError.notAFolder(path: "gone")) {
            try await FirstConfiguration(of: "gone", in: empty.folder.url).draft()
        }
        #expect(try empty.folder.names() == ["notes.txt"])
    }

    @Test("What can't be read is named, and the rest is guessed from")
    func problems() async throws {
        let sketch = try Sketch(["App/A.swift": "struct CatView {}", "App/B.swift": "\0"])
        #expect(try await sketch.draft().problems.map(\.path) == ["App/B.swift"])
        #expect(try await sketch.subject().roles.map(\.name) == ["View"])
    }
}
