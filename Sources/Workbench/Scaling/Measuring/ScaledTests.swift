import Extraction
import Subject
import Toolchain

/// The tests of one architecture in a generated package.
struct ScaledTests {
    let architecture: Architecture
    let pairs: Int
    let scenarioTests: String
    let package: ExtractedPackage
    let toolchain: Toolchain

    /// Runs all tests, and says how many cases they had; none without tests.
    ///
    /// Throws when one fails.
    func cases() async throws -> Int? {
        guard let target = architecture.tests?.name else { return nil }
        var cases = 0
        for group in [TestGroup.unit, .scenarios] {
            let selection = TestSelection(target: target, group: group, scenarioTests: scenarioTests)
            let outcome = try await TestRun(selection, of: package, with: toolchain).run()
            guard outcome.failures.isEmpty else {
                throw ScalingError.testsFailed(
                    architecture: architecture.name,
                    pairs: pairs,
                    failures: outcome.failures
                )
            }
            cases += outcome.cases
        }
        return cases
    }

    /// What a run of all of them costs; none without tests.
    func cost() async throws -> Cost? {
        guard let target = architecture.tests?.name else { return nil }
        let program = TestProgram(of: package, with: toolchain)
        return try await StopWatch.cost {
            _ = try await program.tool.run(program.arguments + ["--filter", #"^\#(target)\."#], in: package.directory)
                .checked()
        }
    }
}
