import Testing

@Suite("The main module")
struct MainModuleTests {
    private static let manifest = """
        let p = Package(
            targets: [
                .target(name: "Kit", path: "Sources"), .executableTarget(name: "Tool", path: "Tool"),
                .testTarget(name: "KitTests", path: "Tests"),
            ]
        )
        """

    @Test("Targets of the package at the root come before an app that lies there too")
    func package() async throws {
        let subject = try await Sketch([
            "Package.swift": Self.manifest, "Sources/A.swift": "let a = 1", "Tool/main.swift": "import Kit",
            "Tests/B.swift": "import XCTest\nimport Kit",
            "Editor/EditorViewController.swift": "import Kit\nclass EditorViewController {}\nlet b = 1\nlet c = 2",
            "Snapshots/Other/Package.swift": "let p = Package(targets: [.target(name: \"Other\")])",
            "Snapshots/Other/Sources/Other/OtherView.swift": "class OtherView {}\nlet d = 1\nlet e = 2",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Sources"])
        #expect(subject.architectures.map(\.tests?.path) == ["Tests"])
    }

    @Test("Without one it is an app that is most of the code with what it imports, and no small one beside it")
    func bulk() async throws {
        let subject = try await Sketch([
            "Clip/ClipView.swift": "class ClipView {}\nlet z = 1", "ClipTests/A.swift": "import XCTest\nimport Clip",
            "Shop/CartViewController.swift": "import Parts\nclass CartViewController {}\nlet a = 1",
            "Parts/PartView.swift": "class PartView {}\nclass OtherView {}\nlet b = 1\nlet c = 2",
        ]).subject()

        #expect(subject.architectures.map(\.sources.path) == ["Shop"])
        #expect(subject.shared.map(\.path) == ["Parts"])
    }
}
