import Foundation
import Timing

/// Builds and tests one architecture with one number of pairs, of which everything is built already.
struct ArchitectureRun {
    let name: String
    let module: ScaledModule

    /// None where the architecture has no tests.
    let tests: ScaledTests?

    /// What is changed, and the file where it stands in the app that was written.
    let decision: Decision
    let changedFile: URL

    /// Takes each time once: of a clean build, of a build after one change, and of the tests.
    func costs(inRound round: Int) async throws -> RoundCosts {
        try module.clean()
        let cleanBuild = try await StopWatch.time { try await module.build() }
        let rebuild = try await rebuild(inRound: round)
        return RoundCosts(cleanBuild: cleanBuild, rebuild: rebuild, testRun: try await testRun())
    }
}

extension ArchitectureRun {
    /// The file has its own text again afterwards.
    ///
    /// The compiler tells a changed file by the whole second of its date, and two changes may fall into one; so the changed
    /// text is dated a second later than both the text that was built before and the one that comes back.
    private func rebuild(inRound round: Int) async throws -> ToolTime {
        let now = Date()
        try write(decision.text(changed: round), dated: now.addingTimeInterval(1))
        defer { try? write(decision.unchangedText, dated: now) }
        return try await StopWatch.time { try await module.build() }
    }

    private func write(_ text: String, dated date: Date) throws {
        try Data(text.utf8).write(to: changedFile)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: changedFile.path)
    }

    private func testRun() async throws -> ToolTime? {
        guard let tests else { return nil }
        return try await StopWatch.time { try await tests.run() }
    }
}
