import Extraction
import Foundation
import Rebuilds
import Subject
import TestFolder
import Testing
import Toolchain
import Twins

@testable import Benchmarks

/// Runs over a subject that is really built: one after the other, since they share its build.
@Suite(.serialized)
struct BuildRunTests {
    @Test("Each architecture is built whole and after each change, and its sources stay as they are", .takesLong)
    func twins() async throws {
        let folder = try subject()
        let before = try folder.text(of: "Sources/Left/Greet/GreetScreen.swift")
        var records: [BuildRecord] = []
        try await run(in: folder) { records.append($0) }

        #expect(records.map(\.conditions.rounds) == [1, 2])
        let record = try #require(records.last)
        #expect(record.commit == "c0ffee")
        #expect(record.date == "1970-01-01T00:00:00Z")
        #expect(record.architectures.map(\.name) == ["Left", "Right"])
        #expect(record.architectures.allSatisfy { $0.objectSize > 0 })
        let left = record.architectures[0]
        #expect(left.clean.files == 2)
        #expect(left.changes.map(\.change.name) == ["screen-body", "screen-interface"])
        #expect(left.changes.allSatisfy { $0.change.file == "Sources/Left/Greet/GreetScreen.swift" })
        // The presenter uses the screen, and has to be looked through again when that has a function more.
        #expect(left.changes.map(\.build.files) == [1, 2])
        let builds = record.architectures.flatMap { [$0.clean] + $0.changes.map(\.build) }
        #expect(builds.allSatisfy { $0.samples.count == 2 })
        #expect(builds.flatMap(\.samples).allSatisfy { $0.wall > 0 && $0.processor > 0 })
        // Two rounds have no interval.
        #expect(builds.allSatisfy { $0.wall == nil && $0.overBaseline == nil })
        #expect(try folder.text(of: "Sources/Left/Greet/GreetScreen.swift") == before)
    }

    @Test("A subject that does not build is told with its own paths")
    func broken() async throws {
        let folder = try subject()
        try folder.write("let name: Int = \"Ada\"\n", to: "Sources/Right/Broken.swift")
        let error = await #expect(throws: ExtractionError.self) { try await run(in: folder) { _ in } }
        guard case .buildFailed(let errors) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(errors.errors.first?.line.hasPrefix("Sources/Right/Broken.swift:1:17: error: ") == true)
    }
}

extension BuildRunTests {
    private func subject() throws -> TestFolder {
        let folder = try Twins.copy(named: "Builds")
        let changes = """
            benchmarks:
              product: app
              scenarios: {}
              changes:
                screen: [Greet/GreetView.swift, Greet/GreetScreen.swift]

            """
        try folder.write(folder.text(of: ".catwalk.yml") + changes, to: ".catwalk.yml")
        return folder
    }

    private func run(in folder: TestFolder, finishedRound: (BuildRecord) -> Void) async throws {
        let subject = try Subject.load(from: folder.url)
        try await BuildRun(
            selection: BenchmarkSelection(of: subject),
            toolchain: Toolchain.find(in: ProcessInfo.processInfo.environment),
            commit: "c0ffee",
            now: { Date(timeIntervalSince1970: 0) }
        )
        .run(rounds: 2, finishedRound: finishedRound)
    }
}
