import Foundation
import Toolchain

extension TestSelection {
    /// The profiles that the run left: one for each process it was.
    public func profiles(of package: ExtractedPackage) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: package.results, includingPropertiesForKeys: nil)
        return (files ?? [])
            .filter { $0.lastPathComponent.hasPrefix(name + "-") && $0.pathExtension == "profraw" }
            .sorted { $0.path < $1.path }
    }

    /// Runs these tests of the package, with a profile of their own.
    ///
    /// The program is run as the package manager would run it, without the package manager's planning before each run.
    /// Failing tests are part of the outcome; it is an error if no test ran.
    public func run(in package: ExtractedPackage, with toolchain: Toolchain) async throws -> TestOutcome {
        let program = package.testing(with: toolchain)
        let events = package.results.appending(path: "\(name).jsonl")
        let result = try await program.tool.run(
            program.arguments + arguments
                + ["--event-stream-version", "0", "--event-stream-output-path", events.path],
            in: package.directory,
            adding: ["LLVM_PROFILE_FILE": package.results.appending(path: "\(name)-%p.profraw").path]
        )
        let stream = (try? Data(contentsOf: events)) ?? Data()
        var outcome = TestOutcome(stream: stream, subjectPath: package.subjectPath)
        if outcome.isComplete, outcome.functions == 0 { throw ExtractionError.noTests(self) }
        // A failure that the events did not tell must not pass for success.
        if !outcome.isComplete || (outcome.failures.isEmpty && result.status != .exited(0)) {
            outcome.recordCrash(
                how: result.status.description,
                errors: package.inSubjectPaths(result.errors.text)
            )
        }
        return outcome
    }

    private var name: String { "\(target)-\(group.rawValue)" }
}

extension ExtractedPackage {
    /// The program that holds all tests, and what stands before any choice of them, so that it is Swift Testing's.
    public func testing(with toolchain: Toolchain) -> (tool: Tool, arguments: [String]) {
        let arguments = ["--testing-library", "swift-testing"]
        if let helper = toolchain.testingHelper {
            return (helper, ["--test-bundle-path", testProgram.path] + arguments)
        }
        return (Tool(executable: testProgram, environment: toolchain.swift.environment), arguments)
    }
}
