import Pipeline
import Testing

@Suite("Targets")
struct TargetGroupingTests {
    private static let manifest = """
        let package = Package(
            name: "Kit",
            targets: [
                .target(name: "Kit", dependencies: [.target(name: "Elsewhere")], path: "Code", exclude: ["Old"]),
                .target(name: "Usual", dependencies: ["Kit"]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ]
        )
        package.targets += [.executableTarget(name: "tool", path: "./Code/Tool/")]
        """

    @Test("A package's targets are read from its manifest, which is not run")
    func manifest() async throws {
        let kiosk = try Kiosk([
            "Package.swift": Self.manifest, "Code/A.swift": "", "Code/Sub/B.swift": "", "Code/Old/C.swift": "",
            "Code/Tool/main.swift": "", "Sources/Usual/D.swift": "", "Tests/KitTests/E.swift": "",
            "Sources/Computed/F.swift": "",
        ])
        let targets = try await kiosk.survey().targets

        // What is excluded, and what no target is known for, goes by its folder; so does the manifest.
        #expect(
            targets.map { "\($0.kind) \($0.name) \($0.files)" } == [
                "folder . 1", "folder Code 1", "target Kit 2", "tests KitTests 1", "folder Sources/Computed 1",
                "target Usual 1", "target tool 1",
            ]
        )
    }

    @Test("In a folder of packages each has its own targets")
    func packages() async throws {
        let manifest = "let p = Package(targets: [.target(name: \"Core\")])"
        let kiosk = try Kiosk([
            "One/Package.swift": manifest, "One/Sources/Core/A.swift": "", "Two/Package.swift": manifest,
            "Two/Sources/Core/B.swift": "", "Loose/C.swift": "", "D.swift": "",
        ])

        #expect(
            try await kiosk.survey().targets.map { "\($0.package ?? "-") \($0.kind) \($0.name)" } == [
                "- folder .", "- folder Loose", "One folder .", "One target Core", "Two folder .", "Two target Core",
            ]
        )
    }

    @Test("Where nothing says what a target is, there is one line for each outermost folder")
    func folders() async throws {
        let kiosk = try Kiosk(["App/Login/A.swift": "", "App/B.swift": "", "Kit/C.swift": ""])

        #expect(try await kiosk.survey().targets.map { "\($0.name) \($0.files)" } == ["App 2", "Kit 1"])
    }
}
