import Extraction
import Toolchain

/// The tests of one architecture in a generated package.
struct ScaledTests {
    let architecture: String
    let target: String
    let pairs: Int
    let package: ExtractedPackage
    let toolchain: Toolchain

    /// Runs all tests, and says how many cases they had; throws when one fails.
    func cases() async throws -> Int {
        // Every name matches the empty expression, so that scenarios and unit tests are one group.
        let all = TestSelection(target: target, group: .scenarios, scenarioTests: "")
        let outcome = try await all.run(in: package, with: toolchain)
        guard outcome.failures.isEmpty else {
            throw ScalingError.testsFailed(architecture: architecture, pairs: pairs, failures: outcome.failures)
        }
        return outcome.cases
    }

    /// Runs all tests, and nothing besides; throws when one fails.
    func run() async throws {
        let program = package.testing(with: toolchain)
        let selection = ["--filter", #"^\#(target)\."#]
        _ = try await program.tool.run(program.arguments + selection, in: package.directory).checked()
    }
}
