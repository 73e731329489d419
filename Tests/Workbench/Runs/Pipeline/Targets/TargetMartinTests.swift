import Foundation
import Pipeline
import Support
import Testing

@Suite("Martin's figures of targets")
struct TargetMartinTests {
    private static let files = [
        "Package.swift": """
        let p = Package(targets: [.target(name: "Kit"), .target(name: "App"), .testTarget(name: "KitTests")])
        """,
        "Sources/Kit/Kit.swift": "public protocol Cat {}\npublic struct Tom: Cat {}",
        "Sources/App/App.swift":
            "import Kit\nstruct One { let cat: any Cat }\nstruct Two { let one: One; let cat: Tom }",
        "Tests/KitTests/Tests.swift": "import Kit\nstruct Tests { let cat: any Cat }",
    ]

    /// Two types of App depend on Kit; the test does, too, and is not counted.
    @Test("Each target has those within its package, with tests neither inside nor outside")
    func package() async throws {
        let targets = Dictionary(
            uniqueKeysWithValues: try await Kiosk(Self.files).survey().targets.map { ($0.name, $0.coupling.martin) }
        )

        // Kit: I = 0/2, A = 1/2, D′ = |1/2 + 0 − 1|.
        #expect(targets["Kit"]??.afferent == 2)
        #expect(targets["Kit"]??.efferent == 0)
        #expect(targets["Kit"]??.instability == 0)
        #expect(targets["Kit"]??.abstractness == 0.5)
        #expect(targets["Kit"]??.distance == 0.5)
        // App: I = 2/2, A = 0, D′ = 0.
        #expect(targets["App"]??.efferent == 2)
        #expect(targets["App"]??.distance == 0)
        #expect(targets["KitTests"] == .some(nil))
    }

    @Test("What is undefined is null in the JSON, a dash in the table and empty in the CSV")
    func undefined() async throws {
        let survey = try await Kiosk(["App/A.swift": "struct A {}"]).survey()
        let json = try JSONText.text(for: survey)

        #expect(json.contains("\"instability\" : null"))
        #expect(json.contains("\"abstractness\" : 0"))
        #expect(SurveyWriter(of: survey).text.description.contains("-  0.00   -\n"))
        // Ca, Ce, I, A, D′, and no roles.
        #expect(SurveyWriter(of: survey).commaSeparated.hasSuffix(",0,0,,0.0,,\r\n"))
    }

    @Test("Folders named for tests are tests, where nothing says what a target is")
    func folders() async throws {
        let survey = try await Kiosk(["App/A.swift": "struct A {}", "AppTests/B.swift": "struct B { let a: A }"])
            .survey()

        #expect(survey.targets.map { $0.coupling.martin?.afferent } == [0, nil])
    }
}
