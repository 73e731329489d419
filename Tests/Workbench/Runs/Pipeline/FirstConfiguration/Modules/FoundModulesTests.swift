import Subject
import Testing

@Suite("Found modules")
struct FoundModulesTests {
    @Test("Where a manifest computes its targets, folders that are imported are modules")
    func computed() async throws {
        let subject = try await Sketch([
            "Package.swift": "for name in [\"App\", \"Kit\"] { package.targets.append(target(name)) }",
            "Sources/House/App/Feed/FeedView.swift": "import Kit\nstruct FeedView {}",
            "Sources/House/Kit/A.swift": "public struct A {}",
            "Tests/House/App/FeedTests.swift": "import Testing\n@testable import App\nstruct FeedTests {}",
        ]).subject()

        let app = subject.architectures.first
        #expect(app?.sources == Module(name: "App", path: "Sources/House/App"))
        #expect(app?.tests == Module(name: "AppTests", path: "Tests/House/App"))
        #expect(subject.shared == [Module(name: "Kit", path: "Sources/House/Kit")])
    }

    @Test("A folder of an app that is imported by the app's name and its own is a module")
    func ofApp() async throws {
        let subject = try await Sketch([
            "Package.swift": "for name in [\"MVC\", \"MVP\", \"Model\"] { package.targets.append(cats(name)) }",
            "Sources/Cats/MVC/Feed/FeedView.swift": "import CatsModel\nstruct FeedView {}",
            "Sources/Cats/MVP/Feed/FeedView.swift": "import CatsModel\nstruct FeedView {}",
            "Sources/Cats/Model/A.swift": "public struct A {}",
            "Tests/Cats/MVC/FeedTests.swift": "import Testing\n@testable import CatsMVC\nstruct FeedTests {}",
            "Tests/Cats/MVP/FeedTests.swift": "import Testing\n@testable import CatsMVP\nstruct FeedTests {}",
        ]).subject()

        #expect(subject.architectures.map(\.name) == ["MVC", "MVP"])
        #expect(subject.architectures.first?.sources == Module(name: "CatsMVC", path: "Sources/Cats/MVC"))
        #expect(subject.architectures.first?.tests == Module(name: "CatsMVCTests", path: "Tests/Cats/MVC"))
        #expect(subject.shared == [Module(name: "CatsModel", path: "Sources/Cats/Model")])
    }

    @Test("Without a manifest, the outermost folders are modules")
    func folders() async throws {
        let subject = try await Sketch([
            "Shop/Cart/CartViewModel.swift": "class CartViewModel {}", "ShopTests/A.swift": "@testable import Shop",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Shop"])
        #expect(subject.architectures.map(\.tests?.path) == ["ShopTests"])
        #expect(subject.scenes == ["Cart"])
    }

    @Test(
        "A folder in which an app lies beside its tests, as Xcode puts them, is no module",
        arguments: ["MVC/", "Apps/MVC/"]
    )
    func besideTests(around: String) async throws {
        let other = around.replacing("MVC", with: "MVP")
        let subject = try await Sketch([
            "\(around)MVC/Cart/CartView.swift": "class CartView {}",
            "\(around)MVCTests/A.swift": "import XCTest\n@testable import MVC",
            "\(other)MVP/Cart/CartView.swift": "class CartView {}", "\(other)MVPUITests/B.swift": "import XCTest",
        ]).subject()

        #expect(subject.architectures.map(\.name) == ["MVC", "MVP"])
        #expect(subject.architectures.map(\.sources.path) == ["\(around)MVC", "\(other)MVP"])
        #expect(subject.architectures.map(\.tests?.path) == ["\(around)MVCTests", nil])
    }

    @Test(
        "Sources beside Tests, as Tuist puts them, go by the folder around them, in which loose files are in no module"
    )
    func sourcesBesideTests() async throws {
        let subject = try await Sketch([
            "MVC-Tuist/Sources/Cart/CartView.swift": "class CartView {}",
            "MVC-Tuist/Tests/A.swift": "import XCTest\n@testable import MVC_Tuist",
            "MVC-Tuist/Project.swift": "import ProjectDescription",
            "MVP-Plain/Cart/CartView.swift": "class CartView {}",
        ]).subject()

        #expect(subject.architectures.map(\.name) == ["MVC-Tuist", "MVP-Plain"])
        #expect(subject.architectures.map(\.sources.path) == ["MVC-Tuist/Sources", "MVP-Plain"])
        #expect(subject.architectures.map(\.tests?.path) == ["MVC-Tuist/Tests", nil])
    }

    @Test("A folder with a manifest of Tuist is no module: what lies in it is")
    func tuist() async throws {
        let manifest = "import ProjectDescription\nlet project = Project(name: \"A\")"
        let subject = try await Sketch([
            "Projects/Core/Project.swift": manifest, "Projects/Core/Kit/Kit.swift": "public struct Kit {}",
            "Projects/Shop/Project.swift": manifest,
            "Projects/Shop/Sources/CartView.swift": "import Kit\nclass CartView {}",
        ]).subject()

        #expect(subject.architectures.map(\.sources) == [Module(name: "Shop", path: "Projects/Shop/Sources")])
        #expect(subject.shared.map(\.path) == ["Projects/Core/Kit"])
    }

    @Test("A folder of tests without what they test beside it leaves the folder around it one module")
    func amongTests() async throws {
        let subject = try await Sketch([
            "Shop/Cart/Cart.swift": "class Cart {}", "Shop/Cart/CartTests/A.swift": "struct Helper {}",
        ]).subject()
        #expect(subject.architectures.map(\.sources.path) == ["Shop"])
    }

    @Test("Targets of one name, in packages beside each other, are told apart by their packages")
    func packages() async throws {
        let manifest = "let p = Package(targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])"
        let files = ["MVC", "MVP"].flatMap { name in
            [
                ("\(name)/Package.swift", manifest),
                ("\(name)/Sources/App/Feed/FeedView.swift", "class FeedView {}"),
                ("\(name)/Tests/AppTests/A.swift", "@testable import App"),
            ]
        }
        let subject = try await Sketch(Dictionary(uniqueKeysWithValues: files)).subject()

        #expect(subject.architectures.map(\.sources.name) == ["MVCApp", "MVPApp"])
        #expect(subject.architectures.map(\.name) == ["MVC", "MVP"])
        #expect(subject.architectures.map(\.sources.path) == ["MVC/Sources/App", "MVP/Sources/App"])
        #expect(subject.architectures.map(\.tests?.path) == ["MVC/Tests/AppTests", "MVP/Tests/AppTests"])
    }

    @Test("A target keeps its folder when loose files stand around it")
    func looseFiles() async throws {
        let subject = try await Sketch([
            "Package.swift": "let p = Package(targets: [.target(name: \"Kit\", path: \"Code/Kit\")])",
            "Code/Kit/A.swift": "let a = 1", "Code/old.swift": "let b = 1\nlet c = 2",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Code/Kit"])
    }

    @Test("A folder around packages is no module, so that what lies there beside them is in one of its own")
    func aroundPackages() async throws {
        let manifest = "let p = Package(targets: [.target(name: \"Kit\")])"
        let subject = try await Sketch([
            "Shop/Shop/CartView.swift": "import Kit\nclass CartView {}", "Shop/Shop/B.swift": "class B {}",
            "Shop/Packages/Kit/Package.swift": manifest, "Shop/Packages/Kit/Sources/Kit/C.swift": "public class C {}",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Shop/Shop"])
        #expect(subject.shared.map(\.path) == ["Shop/Packages/Kit/Sources/Kit"])
    }
}
