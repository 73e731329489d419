import Extraction
import Foundation
import Rebuilds
import Subject
import Support
import Toolchain

/// Builds and tests one architecture with one number of pairs, of which everything is built already.
struct ArchitectureRun {
    let architecture: Architecture
    let pairs: Int
    let package: ExtractedPackage
    let toolchain: Toolchain

    /// What is changed, and the file where it stands in the app that was written.
    let decision: Decision
    let changedFile: URL

    /// What the architecture took in one round.
    struct Costs {
        let cleanBuild: ToolTime
        let rebuild: ToolTime

        /// `nil` without tests.
        let testRun: ToolTime?
    }

    /// In bytes.
    func objectSize() async throws -> Int { try await module.objectSize() }

    /// Runs all tests, and says how many cases they had; `nil` without tests, and throws when one fails.
    func testCases() async throws -> Int? {
        guard let tests = architecture.tests else { return nil }
        // Every name matches the empty expression, so that scenarios and unit tests are one group.
        let all = TestSelection(target: tests.name, group: .scenarios, scenarioTests: "")
        let outcome = try await all.run(in: package, with: toolchain)
        guard outcome.failures.isEmpty else {
            throw ScalingError.testsFailed(architecture: architecture.name, pairs: pairs, failures: outcome.failures)
        }
        return outcome.cases
    }

    /// Takes each time once: of a clean build, of a build after one change, and of the tests.
    func costs(inRound round: Int) async throws -> Costs {
        try module.clean()
        let cleanBuild = try await ToolTimer.time { try await module.build() }
        let rebuild = try await rebuild(inRound: round)
        return Costs(cleanBuild: cleanBuild, rebuild: rebuild, testRun: try await testRun())
    }
}

extension ArchitectureRun {
    private var module: BuiltModule { BuiltModule(name: architecture.sources.name, of: package, with: toolchain) }

    /// The file has its own text again afterwards.
    private func rebuild(inRound round: Int) async throws -> ToolTime {
        var file = ChangeableFile(decision.source, at: changedFile)
        try file.add(SourceChange(.body, number: round))
        let time = try await ToolTimer.time { try await module.build() }
        // After a build that fails nothing else is built from what is left.
        try file.restore()
        return time
    }

    /// Of all tests, and nothing besides; throws when one fails.
    private func testRun() async throws -> ToolTime? {
        guard let tests = architecture.tests else { return nil }
        let program = package.testing(with: toolchain)
        let selection = ["--filter", #"^\#(tests.name)\."#]
        return try await ToolTimer.time {
            _ = try await program.tool.run(program.arguments + selection, in: package.directory).checked()
        }
    }
}
