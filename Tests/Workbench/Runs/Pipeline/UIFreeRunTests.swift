import Foundation
import Report
import TestFolder
import Testing
import Twins

@testable import Pipeline

/// Runs over twins whose shared layer counts as one that draws: what uses no name in them is free of the UI.
@Suite(.serialized, .buildingTwins(by: .tests))
struct UIFreeRunTests {
    @Test(
        "Tests that reach no screen run once more by themselves, and what they cover is told",
        arguments: ["Base", "'Name*'"]
    )
    func passing(_ screen: String) async throws {
        let report = try await report(
            drawing: screen,
            """
            import Left
            import Testing

            struct GreetScreenTests {
                @Test("a greeting is shown as it is")
                func shown() {
                    #expect(GreetScreen().show("Hello") == "Hello")
                }
            }
            """
        )
        let left = try #require(report.measured.first?.uiFree)
        #expect(left.tests == 1)
        // Of the left twin's functions it runs the screen's initialiser and `show`.
        #expect(left.coverage.functions.covered == 2)
        // Each of the right twin's tests greets a name, which is the layer's.
        let right = try #require(report.measured.last?.uiFree)
        #expect(right.tests == 0)
        #expect(right.coverage.functions.covered == 0)
        #expect(right.coverage.functions.total > 0)
        // Two bodies branch in each. Of the left one's `show`, it runs all but one branch, 3 of 4 regions, and nothing of
        // the 3 of `greet`; the right one's have 3 each.
        #expect(
            report.measured.map(\.deciding?.uiFree) == [
                CoverageCount(covered: 3, total: 7), CoverageCount(covered: 0, total: 6),
            ]
        )
    }

    @Test("A test that fails only when it runs by itself is a failure of its architecture, which has no figures then")
    func failing() async throws {
        let report = try await report(
            """
            import Foundation
            import Left
            import Testing

            struct GreetScreenTests {
                @Test("the first to come is greeted")
                func first() throws {
                    let guests = URL(filePath: #filePath + ".guests")
                    #expect(!FileManager.default.fileExists(atPath: guests.path))
                    try Data().write(to: guests)
                }
            }
            """
        )
        #expect(report.measured.map(\.name) == ["Right"])
        let failed = try #require(report.failed.first)
        #expect(failed.name == "Left")
        #expect(failed.failures.scenarios.isEmpty)
        #expect(failed.failures.unit.map(\.name) == ["GreetScreenTests: the first to come is greeted"])
        #expect(failed.failures.unit.first?.file == "Tests/Left/GreetScreenTests.swift")
        #expect(failed.failures.unit.first?.line == 9)
    }

    /// The report of the twins, with a file of tests more for the left one.
    private func report(drawing screen: String = "Base", _ tests: String) async throws -> Report {
        let folder = try Twins.shared(by: .tests)
        try folder.write(try folder.text(of: ".catwalk.yml") + "ui: [\(screen)]\nmodel: Base\n", to: ".catwalk.yml")
        try folder.write(tests, to: "Tests/Left/GreetScreenTests.swift")
        let run = ReportRun(root: folder.url, environment: ProcessInfo.processInfo.environment) { _ in }
        return try await run.run().report
    }
}
