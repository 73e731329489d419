import Subject
import Testing

@Suite("Code that tests share")
struct SharedTestCodeTests {
    private static let project = Sketch.project(["Cats": ["Cats"], "CatsTests": ["CatsTests", "TestSupport"]])
    private static let double = "@testable import Cats\nclass StubCat: Cat {}"

    private static let files = [
        "Cats/Shared/Cat.swift": "import UIKit\nprotocol Cat {}",
        "Cats/MVC/CatController.swift": "class CatController {}",
        "Cats/MVP/CatPresenter.swift": "class CatPresenter {}",
        "CatsTests/MVC/A.swift": "import XCTest\n@testable import Cats\nlet controller = CatController(StubCat())",
        "CatsTests/MVP/B.swift": "import XCTest\n@testable import Cats\nlet presenter = CatPresenter(StubCat())",
    ]

    @Test(
        "A folder of the test target whose types the architectures' tests name is support, wherever it lies",
        arguments: [
            (["CatsTests/Mocks/Stub.swift": double], [Module(name: "Mocks", path: "CatsTests/Mocks")]),
            (["CatsTests/Support/Stub.swift": double], [Module(name: "Support", path: "CatsTests/Support")]),
            (["TestSupport/Stub.swift": double], [Module(name: "TestSupport", path: "TestSupport")]),
            // A layer has the name of the folder.
            (["CatsTests/Shared/Stub.swift": double], [Module(name: "CatsTestsShared", path: "CatsTests/Shared")]),
            // The folder around it has tests that no architecture's test names.
            (
                [
                    "CatsTests/All/Mocks/Stub.swift": double,
                    "CatsTests/All/CatTests.swift": "import XCTest\nclass CatTests: XCTestCase { let cat = StubCat() }",
                ],
                [Module(name: "Mocks", path: "CatsTests/All/Mocks")]
            ),
            // What a double needs is support, too.
            (
                [
                    "CatsTests/A/Stub.swift": "class StubCat { let log = Log() }",
                    "CatsTests/B/Log.swift": "class Log {}",
                ],
                [Module(name: "A", path: "CatsTests/A"), Module(name: "B", path: "CatsTests/B")]
            ),
            (["CatsTests/Mocks/Stub.swift": "class OtherCat {}"], []),
            (["CatsTests/Stub.swift": double], []),
        ] as [([String: String], [Module])]
    )
    func support(shared: [String: String], support: [Module]) async throws {
        let project = ["Cats.xcodeproj/project.pbxproj": Self.project, "Cats/Shared/Dog.swift": "class Dog {}"]
        let subject = try await Sketch(Self.files.merging(project) { $1 }.merging(shared) { $1 }).subject()

        #expect(subject.architectures.map(\.tests?.path) == ["CatsTests/MVC", "CatsTests/MVP"])
        #expect(subject.support == support)
    }

    @Test("Without a project it is a folder beside those of the tests; so it is in a package of an app for phones")
    func otherTargets() async throws {
        let mocks = ["CatsTests/Mocks/Stub.swift": Self.double]
        let folders = try await Sketch(
            Self.files.merging(["Cats/Dog.swift": "import UIKit"]) { $1 }.merging(mocks) { $1 }
        ).subject()
        #expect(folders.support == [Module(name: "Mocks", path: "CatsTests/Mocks")])

        let manifest = "let p = Package(targets: [.target(name: \"Cats\"), .testTarget(name: \"CatsTests\")])"
        let files = Self.files.merging(mocks) { $1 }.map { path, text in
            ((path.hasPrefix("CatsTests") ? "Tests/" : "Sources/") + path, text)
        }
        let package = try await Sketch(Dictionary(uniqueKeysWithValues: files + [("Package.swift", manifest)]))
            .subject()
        #expect(package.architectures.map(\.tests?.path) == ["Tests/CatsTests/MVC", "Tests/CatsTests/MVP"])
        #expect(package.support == [Module(name: "Mocks", path: "Tests/CatsTests/Mocks")])
    }

    @Test("What is left out of the tests' target is told")
    func notes() async throws {
        let notes = try await Sketch(
            Self.files.merging([
                "Cats.xcodeproj/project.pbxproj": Self.project, "CatsTests/Stub.swift": Self.double,
                "CatsTests/Dogs/DogTests.swift": "import XCTest\nclass DogTests: XCTestCase {}",
            ]) { $1 }
        ).draft().notes.description

        #expect(notes.contains("  - support: CatsTests/Stub.swift: the tests of the architectures name types in this"))
        #expect(
            notes.contains("  - support: CatsTests/Dogs: beside the tests of the architectures, which name no type in")
        )
    }
}
