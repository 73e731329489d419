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
            "Code/MVC/CatView.swift": "class CatView { var cat = Cat() }",
            "Code/VIPER/CatRouter.swift": "class CatRouter { var cat = Cat() }",
            "Code/Shared/Cat.swift": "struct Cat {}", "Code/Unused/Dog.swift": "struct Dog {}",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Code/MVC", "Code/VIPER"])
        // Both speak of Cat, and none imports the folder: Unused has nothing that they speak of.
        #expect(subject.shared.map(\.path) == ["Code/Shared"])
    }

    @Test("One folder that is named for a pattern makes no variants")
    func single() async throws {
        let subject = try await Sketch(["App/MVC/A.swift": "class A {}", "App/B.swift": "class B {}"]).subject()
        #expect(subject.architectures.map(\.sources.path) == ["App"])
        #expect(subject.shared.isEmpty)
    }
}
