import Testing

@Suite("Alike modules")
struct AlikeModulesTests {
    @Test(
        "Modules are alike by a scene or by half of the types with roles, unless one imports the other",
        arguments: [
            // A folder is a scene when a type in it is named for it.
            ("Feed/FeedList.swift", "struct FeedList {}", "Feed/FeedGrid.swift", "struct FeedGrid {}", 2),
            ("Feed/List.swift", "struct List {}", "Feed/Grid.swift", "struct Grid {}", 1),
            ("A.swift", "class CatView {}", "B.swift", "class CatView {}\nclass CatRouter {}", 2),
            ("A.swift", "class Cat {}\nclass Dog {}", "B.swift", "class Cat {}\nclass Dog {}", 1),
            (
                "A.swift", "class CatView {}\nclass AView {}\nclass BView {}", "B.swift",
                "class CatView {}\nclass CView {}\nclass DView {}", 1
            ),
            ("A.swift", "import Right\nclass CatView {}", "B.swift", "class CatView {}", 1),
        ]
    )
    func alike(leftPath: String, left: String, rightPath: String, right: String, count: Int) async throws {
        let subject = try await Sketch([
            "All/Left/\(leftPath)": left, "All/Right/\(rightPath)": right, "Use.swift": Self.uses,
        ])
        .subject()

        #expect(subject.architectures.count == count)
    }

    @Test("Modules that are named for different patterns are alike, at whatever depth, with nothing else in common")
    func patterns() async throws {
        let subject = try await Sketch([
            "MVC/CatApp/A.swift": "class A {}", "MVC/CatAppTests/A.swift": "import XCTest\n@testable import CatApp",
            "VIPER/B.swift": "class B {}", "Other/C.swift": "class C {}",
        ]).subject()
        #expect(subject.architectures.map(\.sources.path) == ["MVC/CatApp", "VIPER"])
    }

    @Test(
        "In a folder that is named for a pattern, what bears the name itself stands for it, and what others import does not"
    )
    func named() async throws {
        let subject = try await Sketch([
            "MVVM/MVVM/A.swift": "import Kit\nclass A {}", "MVVM/MVVMTests/A.swift": "import XCTest",
            "MVVM/Widget/B.swift": "class B {}", "MVVM/Kit/C.swift": "class C {}", "MVP/D.swift": "class D {}",
        ]).subject()
        #expect(subject.architectures.map(\.sources.path) == ["MVP", "MVVM/MVVM"])
        #expect(subject.shared.map(\.path) == ["MVVM/Kit"])
    }

    @Test(
        "What is named for a store is a variant beside others of its name, unless it only stores for them",
        arguments: [
            ("struct JotState {}\nclass JotStore {}", "", 3), ("class JotStore {}", "", 2),
            ("struct JotState {}\nclass JotStore {}", "import JotStore", 2),
        ]
    )
    func store(store: String, importing: String, count: Int) async throws {
        let subject = try await Sketch([
            "All/JotMVC/A.swift": "\(importing)\nclass JotViewController {}",
            "All/JotMVVM/A.swift": "\(importing)\nclass JotViewModel {}", "All/JotStore/A.swift": store,
            "Use.swift": "import JotMVC\nimport JotMVVM\nimport JotStore",
        ]).subject()
        #expect(subject.architectures.count == count)
    }

    /// Says that both are modules.
    private static let uses = "import Left\nimport Right"
}
