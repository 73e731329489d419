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

    /// Says that both are modules.
    private static let uses = "import Left\nimport Right"
}
