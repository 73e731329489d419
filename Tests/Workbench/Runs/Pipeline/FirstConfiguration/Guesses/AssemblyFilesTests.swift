import Subject
import Testing

@Suite("Files that put the app together")
struct AssemblyFilesTests {
    private static let architectures = [
        "App/MVC/CatController.swift": "class CatController { let cat = Cat() }",
        "App/MVP/CatPresenter.swift": "class CatPresenter { let cat = Cat() }", "App/Cat.swift": "struct Cat {}",
    ]

    @Test(
        "What starts the app, or knows two architectures, is left out of what they share, unless that speaks of it",
        arguments: [
            ("class AppDelegate: UIResponder, UIApplicationDelegate {}", ["App/Cat.swift"]),
            ("class SceneDelegate: UIWindowSceneDelegate {}", ["App/Cat.swift"]),
            ("@main struct CatApp: App {}", ["App/Cat.swift"]),
            ("class Menu { func open() { show(CatController()); show(CatPresenter()) } }", ["App/Cat.swift"]),
            ("class Menu { func open() { show(CatController()) } }", ["App/Cat.swift", "App/Start.swift"]),
            ("class Cats: UIApplicationDelegate {}\nextension Cat {}", ["App/Cat.swift"]),
            // Somebody needs what this declares.
            ("class AppDelegate: UIApplicationDelegate {}\nstruct Tools {}", ["App/Cat.swift", "App/Start.swift"]),
        ] as [(String, [String])]
    )
    func shared(source: String, files: [String]) async throws {
        let start = ["App/Start.swift": source, "App/MVC/Use.swift": "let tools = Tools()"]
        let sketch = try Sketch(Self.architectures.merging(start) { $1 })
        let draft = try await sketch.draft()
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.sources.path) == ["App/MVC", "App/MVP"])
        #expect(subject.shared.map(\.path) == ["App"])
        #expect(try subject.shared.flatMap(subject.files) == files)
        let note = "files: App/Start.swift: this puts the app together around the architectures."
        #expect(draft.notes.description.contains(note) == (files.count == 1))
    }

    @Test("If nothing else lies around them, there is no layer, but the target that a package's tests import stays")
    func alone() async throws {
        let app = try await Sketch([
            "App/MVC/A.swift": "class A {}", "App/MVP/B.swift": "class B {}",
            "App/Start.swift": "class AppDelegate: UIApplicationDelegate {}",
        ]).subject()
        #expect(app.shared.isEmpty)

        let package = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"App\")])",
            "Sources/App/MVC/A.swift": "class A {}", "Sources/App/MVP/B.swift": "class B {}",
            "Sources/App/main.swift": "print(1)",
        ]).subject()
        #expect(package.shared.map(\.path) == ["Sources/App"])
    }

    @Test("A folder that all targets of a project have files of is shared, less what starts each of them")
    func targets() async throws {
        let sketch = try Sketch([
            "Cats.xcodeproj/project.pbxproj": Sketch.project(["MVC": ["MVC", "Common"], "MVP": ["MVP", "Common"]]),
            "MVC/CatView.swift": "class CatView { let layout = CatLayout() }",
            "MVP/CatView.swift": "class CatView { let layout = CatLayout() }",
            "Common/AppDelegate.swift": "class AppDelegate: UIApplicationDelegate {}",
            "Common/CatLayout.swift": "class CatLayout {}",
        ])
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.sources.path) == ["MVC", "MVP"])
        #expect(try subject.shared.flatMap(subject.files) == ["Common/CatLayout.swift"])
    }
}
