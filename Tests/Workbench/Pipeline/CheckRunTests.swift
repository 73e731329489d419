import Foundation
import TestFolder
import Testing
import Twins

@testable import Pipeline

@Suite(.serialized)
struct CheckRunTests {
    /// A folder without `swift`, so that nothing can be built and no index read.
    private let noToolchain = ["PATH": "/nowhere"]

    @Test("Without a toolchain there is no index, and the error says what checks all the same")
    func noIndex() async throws {
        let folder = try Twins.copy(named: "CheckRun")
        let run = CheckRun(root: folder.url, environment: noToolchain, usesIndex: true) { _ in }
        let error = try await #require(throws: CheckError.self) { try await run.run() }
        #expect(error.description.contains("/nowhere"))
        #expect(
            error.description.hasSuffix(
                "\nWithout the compiler's index, catwalk check --engine syntax can check, and sees less."
            )
        )
    }

    @Test("By syntax it needs no toolchain, and finds what is named")
    func syntax() async throws {
        let folder = try Twins.copy(named: "CheckRun")
        try folder.write(
            "import Base\n\nstruct HomeView {\n    let name: Name\n}\n",
            to: "Sources/Right/Greet/HomeView.swift"
        )
        let run = CheckRun(root: folder.url, environment: noToolchain, usesIndex: false) { _ in }
        let outcome = try await run.run()
        #expect(outcome.rules == 1)
        #expect(outcome.violations.map(\.key.description) == ["view-does-not-use-base: Right.HomeView uses Base.Name"])
        #expect(outcome.violations.map(\.position.line) == [4])
    }
}
