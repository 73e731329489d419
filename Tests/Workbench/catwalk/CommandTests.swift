import Foundation
import TestFolder
import Testing
import Twins

@testable import catwalk

/// Runs the built command on a subject that is really built.
@Suite(.serialized, .buildingTwins(by: .commands))
struct CommandTests {
    @Test("It writes the report, prints the table alone on standard output, and its steps on standard error")
    func report() async throws {
        let folder = try fresh()
        try folder.write("<!-- catwalk:comparison --><!-- /catwalk:comparison -->", to: "README.md")
        let result = try await catwalk("report", folder.url.path)
        #expect(result.status == .exited(0))
        #expect(result.output.text.hasPrefix("Twins\nCompared: Left and Right.\nMost code: Right, with 22 lines"))
        #expect(result.errors.text.hasPrefix("Reading the sources\nBuilding the subject and its tests\nTesting Left: "))
        #expect(!(result.output.text + result.errors.text).contains("\u{1B}"))
        #expect(try folder.names(in: "Reports") == ["index.html", "report.json", "report.md", "sources.html"])
        #expect(try folder.text(of: "README.md").contains("| Code lines | 20 | 22 (×1.10) |"))
        #expect(try !folder.text(of: "Reports/report.json").contains("generated"))
    }

    @Test("A check after a report is content and quiet, and names what has changed since")
    func check() async throws {
        let folder = try fresh()
        #expect(try await catwalk("report", "--quiet", folder.url.path).errors.text.isEmpty)
        let first = try await catwalk("report", "--check", "--quiet", folder.url.path)
        #expect(first.status == .exited(0))
        #expect((first.output.text + first.errors.text).isEmpty)

        // Measured already, and once more would say the same.
        let measured = try folder.write(folder.text(of: "Reports/report.json"), to: "measured.json").path
        try folder.write("{}\n", to: "Reports/report.json")
        let second = try await catwalk("report", "--check", "--quiet", "--from", measured, folder.url.path)
        #expect(second.status == .exited(1))
        #expect(
            second.errors.text.hasPrefix("Reports/report.json differs from what the sources give, first in line 1:")
        )
        #expect(try folder.text(of: "Reports/report.json") == "{}\n")
    }

    @Test("On request what differs from run to run is written, too; another output leaves the subject's files alone")
    func generated() async throws {
        let folder = try fresh()
        let output = folder.url(of: "Elsewhere").path
        let result = try await catwalk("report", "--no-reproducible", "--output", output, folder.url.path)
        #expect(result.status == .exited(0))
        #expect(try folder.names(in: "Elsewhere") == ["index.html", "report.json", "report.md", "sources.html"])
        #expect(try folder.text(of: "Elsewhere/report.json").contains("\"tool\" : \"\(Catwalk.version)\""))
        #expect(try !folder.names().contains("Reports"))
    }

    @Test("Without a configuration it ends with 2, and shows one to start from")
    func noConfiguration() async throws {
        let folder = try TestFolder()
        let result = try await catwalk("report", folder.url.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains("catwalk: There is no .catwalk.yml in "))
        #expect(result.output.text.isEmpty)
        #expect(try folder.names().isEmpty)
    }

    @Test("Each twin builds alone; one whose tests import the other's module does not, and is named", .takesLong)
    func isolation() async throws {
        let folder = try fresh()
        let alone = try await catwalk("report", "--isolate", folder.url.path)
        #expect(alone.status == .exited(0))
        #expect(alone.errors.text.contains("Building Left alone with the shared layers\n"))
        #expect(alone.errors.text.contains("Building Right alone with the shared layers\n"))

        // No rule forbids it, and side by side the twins build.
        try folder.write("import Right\n", to: "Tests/Left/TieTests.swift")
        let tied = try await catwalk("report", "--isolate", "--quiet", folder.url.path)
        #expect(tied.status == .exited(1))
        #expect(
            tied.errors.text.hasPrefix(
                "catwalk: Left does not build alone with just the shared layers, so something ties it to another "
            )
        )
        #expect(tied.errors.text.contains("  Tests/Left/TieTests.swift:1:8: error: "))
    }

    private func fresh() throws -> TestFolder { try Twins.shared(by: .commands) }
}
