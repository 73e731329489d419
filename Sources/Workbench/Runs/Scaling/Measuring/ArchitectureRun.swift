import Foundation
import Rebuilds
import Support

/// Builds and tests one architecture with one number of pairs, of which everything is built already.
struct ArchitectureRun {
    let name: String
    let module: BuiltModule

    /// `nil` if the architecture has no tests.
    let tests: ScaledTests?

    /// What is changed, and the file where it stands in the app that was written.
    let decision: Decision
    let changedFile: URL

    /// Takes each time once: of a clean build, of a build after one change, and of the tests.
    func costs(inRound round: Int) async throws -> RoundCosts {
        try module.clean()
        let cleanBuild = try await ToolTimer.time { try await module.build() }
        let rebuild = try await rebuild(inRound: round)
        return RoundCosts(cleanBuild: cleanBuild, rebuild: rebuild, testRun: try await testRun())
    }
}

extension ArchitectureRun {
    /// The file has its own text again afterwards.
    private func rebuild(inRound round: Int) async throws -> ToolTime {
        var file = ChangeableFile(decision.source, at: changedFile)
        try file.add(SourceChange(.body, number: round))
        let time = try await ToolTimer.time { try await module.build() }
        // After a build that fails nothing else is built from what is left.
        try file.restore()
        return time
    }

    private func testRun() async throws -> ToolTime? {
        guard let tests else { return nil }
        return try await ToolTimer.time { try await tests.run() }
    }
}
