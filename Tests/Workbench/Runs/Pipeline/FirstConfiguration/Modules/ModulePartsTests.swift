import Subject
import Testing

@Suite("Module parts")
struct ModulePartsTests {
    @Test("One module with a folder for each pattern is the layer that these architectures lie in")
    func hosted() async throws {
        let subject = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])",
            "Sources/App/Cat.swift": "struct Cat {}",
            "Sources/App/Ways/MVC/CatView.swift": "class CatView {}",
            "Sources/App/Ways/MVP/CatPresenter.swift": "class CatPresenter {}",
            "Tests/AppTests/MVC/A.swift": "import Testing\n@testable import App",
            "Tests/AppTests/MVP/B.swift": "import Testing\n@testable import App",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Sources/App/Ways/MVC", "Sources/App/Ways/MVP"])
        #expect(subject.architectures.map(\.tests?.path) == ["Tests/AppTests/MVC", "Tests/AppTests/MVP"])
        #expect(subject.shared == [Module(name: "App", path: "Sources/App")])
    }

    @Test("Tests that share something beside such folders stay one module, which no architecture has for its own")
    func sharedTests() async throws {
        let subject = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])",
            "Sources/App/Cat.swift": "struct Cat {}", "Sources/App/MVC/A.swift": "class A {}",
            "Sources/App/MVP/B.swift": "class B {}", "Tests/AppTests/Helper.swift": "@testable import App",
            "Tests/AppTests/MVC/A.swift": "import Testing\n@testable import App",
            "Tests/AppTests/MVP/B.swift": "import Testing\n@testable import App",
        ]).subject()
        #expect(subject.architectures.map(\.tests) == [nil, nil])
    }

    @Test("Where all lies in folders beside them, and no manifest makes it one target, each folder is a module")
    func folders() async throws {
        let subject = try await Sketch([
            "Code/MVC/CatView.swift": "class CatView { var cat = Cat(); var toy = Toy() }",
            "Code/VIPER/CatRouter.swift": "class CatRouter { var cat = Cat(); var toy: Toy? }",
            "Code/Shared/Cat.swift": "struct Cat {}\nstruct Toy {}", "Code/Unused/Dog.swift": "struct Dog {}",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Code/MVC", "Code/VIPER"])
        // Both speak of Cat and Toy, and none imports the folder: Unused has nothing that they speak of.
        #expect(subject.shared.map(\.path) == ["Code/Shared"])
    }

    private static let app = [
        "Cats/MVC/CatController.swift": "import UIKit\nclass CatController { let cat = Cat() }",
        "Cats/MVP/CatPresenter.swift": "class CatPresenter { let toy = Toy() }",
        "CatsTests/MVC/A.swift": "import XCTest\n@testable import Cats",
        "CatsTests/MVP/B.swift": "import XCTest\n@testable import Cats",
    ]
    private static let delegate = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

    @Test(
        "What lies beside the architectures in an app is shared by its folders, with or without a project, and never by the app's name",
        arguments: [
            (
                ["Cats/App/AppDelegate.swift": delegate, "Cats/Core/Cat.swift": "struct Cat {}"],
                [Module(name: "Core", path: "Cats/Core")]
            ),
            // One that starts the app and lies loose does not hold the folders together.
            (
                [
                    "Cats/AppDelegate.swift": delegate, "Cats/Core/Cat.swift": "struct Cat {}",
                    "Cats/Toys/Toy.swift": "",
                ],
                [Module(name: "Core", path: "Cats/Core"), Module(name: "Toys", path: "Cats/Toys")]
            ),
            (
                [
                    "Cats/AppDelegate.swift": delegate, "Cats/Core/Cat.swift": "let delegate: AppDelegate? = nil",
                    "Cats/Core/Main.swift": "class AppDelegateWatch {}",
                ],
                [Module(name: "Shared", path: "Cats")]
            ),
            (["Cats/Cat.swift": "struct Cat {}"], [Module(name: "Shared", path: "Cats")]),
            // What draws is a layer of its own.
            (
                [
                    "Cats/Shared/Model/Cat.swift": "struct Cat {}",
                    "Cats/Shared/UI/Badge.swift": "import SwiftUI\nstruct Badge: View {}",
                ],
                [Module(name: "Model", path: "Cats/Shared/Model"), Module(name: "UI", path: "Cats/Shared/UI")]
            ),
            (
                [
                    "Cats/Shared/Cat.swift": "struct Cat {}",
                    "Cats/Shared/UI/Badge.swift": "import SwiftUI\nstruct Badge: View {}",
                ],
                [Module(name: "Shared", path: "Cats/Shared")]
            ),
        ] as [([String: String], [Module])]
    )
    func apps(files: [String: String], layers: [Module]) async throws {
        let project = ["A.xcodeproj/project.pbxproj": Sketch.project(["Cats": ["Cats"], "CatsTests": ["CatsTests"]])]
        let all = Self.app.merging(files) { $1 }
        for files in [all, all.merging(project) { $1 }] {
            let sketch = try Sketch(files)
            let draft = try await sketch.draft()
            let subject = try await sketch.subject()
            #expect(subject.architectures.map(\.sources.path) == ["Cats/MVC", "Cats/MVP"])
            #expect(subject.architectures.map(\.tests?.path) == ["CatsTests/MVC", "CatsTests/MVP"])
            #expect(subject.shared == layers)
            #expect(!draft.notes.description.contains("imports: "))
            // Tests import the app, and nothing that could be built has its name any more.
            #expect(draft.nextCommand(for: ".", on: .macOS) == "catwalk report --engine syntax")
        }
    }

    @Test(
        "What imports two architectures chooses between them, and is not offered as a third",
        arguments: [("import MVC\nimport MVP\nprint(1)\n", false), ("import MVC\nprint(1)\n", true)]
    )
    func chooser(text: String, isOffered: Bool) async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cats", targets: [
                .target(name: "MVC"), .target(name: "MVP"), .executableTarget(name: "runner", dependencies: ["MVC", "MVP"]),
            ])
            """
        let sketch = try Sketch([
            "Package.swift": manifest, "Sources/MVC/CatViewController.swift": "public class CatViewController {}",
            "Sources/MVP/CatPresenter.swift": "public class CatPresenter {}\npublic class CatViewController {}",
            "Sources/runner/main.swift": text,
        ])
        let notes = try await sketch.draft().notes.description
        #expect(notes.contains("Sources/runner: nothing tells what this is") == isOffered)
    }

    @Test("A folder that starts the app is left out as that, also where nothing says what is compiled together")
    func start() async throws {
        let sketch = try Sketch([
            "App/Main/AppDelegate.swift": Self.delegate, "App/MVC/CatView.swift": "class CatView {}",
            "App/MVP/CatPresenter.swift": "class CatPresenter {}",
        ])
        let notes = try await sketch.draft().notes.description

        #expect(notes.contains("  - files: App/Main/AppDelegate.swift: this puts the app together"))
        #expect(!notes.contains("nothing tells what this is"))
    }

    @Test("One folder that is named for a pattern makes no variants")
    func single() async throws {
        let subject = try await Sketch(["App/MVC/A.swift": "class A {}", "App/B.swift": "class B {}"]).subject()
        #expect(subject.architectures.map(\.sources.path) == ["App"])
        #expect(subject.shared.isEmpty)
    }

    @Test("Of screens that have folders for architectures the largest is taken, and that is said loudly")
    func screens() async throws {
        let sketch = try Sketch([
            "Recipes/AppDelegate.swift": "class AppDelegate {}",
            "Recipes/Detail/MVC/DetailViewController.swift": "class DetailViewController {}",
            "Recipes/Detail/MVP/DetailPresenter.swift": "class DetailPresenter {}",
            "Recipes/List/MVC/ListViewController.swift": "class ListViewController {\n    let a = 1\n}",
            "Recipes/List/MVP/ListPresenter.swift": "class ListPresenter {}",
            "RecipesTests/Detail/MVC/A.swift":
                "import XCTest\n@testable import Recipes\nlet a = 1\nlet b = 1\nlet c = 1",
            "RecipesTests/Detail/MVP/A.swift": "import XCTest\n@testable import Recipes",
            "RecipesTests/Helper.swift": "import XCTest\n@testable import Recipes",
            "RecipesTests/List/MVC/A.swift": "import XCTest\n@testable import Recipes",
            "RecipesTests/List/MVP/A.swift": "import XCTest\n@testable import Recipes",
        ])
        let draft = try await sketch.draft()
        let subject = try await sketch.subject()

        #expect(subject.architectures.map(\.sources.path) == ["Recipes/List/MVC", "Recipes/List/MVP"])
        #expect(subject.architectures.map(\.tests?.path) == ["RecipesTests/List/MVC", "RecipesTests/List/MVP"])
        #expect(subject.shared.map(\.path) == ["Recipes"])
        #expect(draft.text.contains("architectures:\n# Only Recipes/List is compared: an architecture is one folder."))
        #expect(
            draft.notes.description.contains(
                "Only Recipes/List is compared. Recipes/Detail has folders for MVC, MVP too"
            )
        )
        // What no architecture has stands there all the same.
        #expect(
            draft.notes.description.contains(
                "  left out        RecipesTests/Detail (2 files), RecipesTests/Helper.swift"
            )
        )
    }
}
