import Foundation
import Initiation
import Subject
import TestFolder
import Testing

@Suite("First configuration")
struct InitiationTests {
    @Test("What it writes is a configuration, with what was found in its place")
    func pair() throws {
        let subject = try Sketch(Sketch.pair).subject()

        #expect(subject.architectures.map(\.name) == ["One", "Two"])
        #expect(subject.architectures.map(\.sources.path) == ["Sources/One", "Sources/Two"])
        #expect(subject.architectures.map(\.tests?.path) == ["Tests/OneTests", "Tests/TwoTests"])
        #expect(subject.baseline == "One")
        // Canvas is imported by both, and itself imports Model; Stage is imported by a test alone.
        #expect(subject.shared.map(\.name) == ["Canvas", "Model"])
        #expect(subject.userInterface == ["Canvas"])
        #expect(subject.support.map(\.name) == ["Stage"])
        #expect(subject.scenes == ["Feed", "Pet"])
        #expect(subject.scenarioTests == "PlayScenarios")
        // The longest names first; App is a folder that both have and no scene.
        #expect(subject.roles.map(\.name) == ["ViewController", "Presenter", "Router", "View", "App"])
        #expect(subject.roles.map(\.patterns)[1] == ["*Presenter", "*PresenterProtocol"])
        #expect(subject.rules.isEmpty)
    }

    @Test("The rules that it proposes are rules, once they are no comments any more")
    func rules() throws {
        let rules = try Sketch(Sketch.pair).subjectWithRules().rules

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
    func sample() throws {
        let repository = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let sketch = try Sketch([:])
        for path in ["Package.swift", "Sources/Sample", "Tests/Sample"] {
            let copy = sketch.folder.url(of: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: repository.appending(path: path), to: copy)
        }
        let guessed = try sketch.subject()
        let written = try Subject.load(from: repository)

        #expect(guessed.architectures == written.architectures)
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
    func single() throws {
        let manifest = "let p = Package(targets: [.target(name: \"Kit\"), .target(name: \"Tool\", path: \"Tool\")])"
        let files = [
            "Package.swift": manifest, "Sources/Kit/A.swift": "let a = 1\nlet b = 2",
            "Tool/A.swift": "import Kit",
        ]
        let subject = try Sketch(files).subject()
        #expect(subject.architectures.map(\.sources) == [Module(name: "Kit", path: "Sources/Kit")])
        #expect(subject.shared.isEmpty)

        let app = try Sketch(files.merging(["Tool/B.swift": "struct CatView {}"]) { $1 }).subject()
        #expect(app.architectures.map(\.sources) == [Module(name: "Tool", path: "Tool")])
        #expect(app.shared.map(\.name) == ["Kit"])

        let tested = try Sketch(files.merging(["ToolTests/C.swift": "import Testing\nimport Tool"]) { $1 }).subject()
        #expect(tested.architectures.map(\.sources.name) == ["Tool"])
    }

    @Test("A configuration that is there stays as it is, even when it is a link that leads nowhere")
    func existing() throws {
        let sketch = try Sketch(["App/A.swift": ""])
        let draft = try sketch.draft()
        try sketch.folder.write("name: Mine", to: ".catwalk.yml")
        #expect(throws: InitiationError.exists(path: ".")) { try sketch.draft() }
        #expect(throws: InitiationError.exists(path: ".")) { try sketch.initiation.write(draft) }
        #expect(try sketch.folder.text(of: ".catwalk.yml") == "name: Mine")

        let linked = try Sketch(["App/A.swift": ""])
        let link = linked.folder.url(of: ".catwalk.yml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        #expect(throws: InitiationError.exists(path: ".")) { try linked.draft() }
    }

    @Test("Without anything to make a configuration from, it says what is missing")
    func nothing() throws {
        let empty = try Sketch(["notes.txt": ""])
        #expect(throws: InitiationError.noSource(path: ".", problems: [.noSource(argument: ".")])) {
            try empty.draft()
        }
        #expect(throws: InitiationError.noModule(path: ".")) {
            try Sketch(["A.swift": "", "B.swift": ""]).draft()
        }
        #expect(throws: InitiationError.notAFolder(path: "gone")) {
            try Initiation(of: "gone", in: empty.folder.url).draft()
        }
        #expect(try empty.folder.names() == ["notes.txt"])
    }

    @Test("What can't be read is named, and the rest is guessed from")
    func problems() throws {
        let sketch = try Sketch(["App/A.swift": "struct CatView {}", "App/B.swift": "\0"])
        #expect(try sketch.draft().problems.map(\.path) == ["App/B.swift"])
        #expect(try sketch.subject().roles.map(\.name) == ["View"])
    }
}
