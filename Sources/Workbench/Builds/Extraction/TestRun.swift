import Foundation
import Toolchain

/// One run of the package's test program for one selection of its tests, with a profile of its own.
///
/// The program is run as the package manager would run it, without the package manager's planning before each run.
public struct TestRun: Sendable {
    public let selection: TestSelection
    private let package: ExtractedPackage
    private let toolchain: Toolchain

    public init(_ selection: TestSelection, of package: ExtractedPackage, with toolchain: Toolchain) {
        self.selection = selection
        self.package = package
        self.toolchain = toolchain
    }

    /// The profiles that the run left: one for each process it was.
    public var profiles: [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: package.results, includingPropertiesForKeys: nil)
        return (files ?? [])
            .filter { $0.lastPathComponent.hasPrefix(name + "-") && $0.pathExtension == "profraw" }
            .sorted { $0.path < $1.path }
    }

    /// Runs the tests.
    ///
    /// Failing tests are part of the outcome; that none ran is an error.
    public func run() async throws -> TestOutcome {
        let program = TestProgram(of: package, with: toolchain)
        let result = try await program.tool.run(
            program.arguments + arguments,
            in: package.directory,
            adding: ["LLVM_PROFILE_FILE": package.results.appending(path: "\(name)-%p.profraw").path]
        )
        let stream = (try? Data(contentsOf: events)) ?? Data()
        var outcome = TestOutcome(stream: stream, subjectPath: package.subjectPath)
        if outcome.isComplete, outcome.functions == 0 { throw ExtractionError.noTests(selection) }
        // A failure that the events did not tell must not pass for success.
        if !outcome.isComplete || (outcome.failures.isEmpty && result.status != .exited(0)) {
            outcome.recordCrash(
                how: result.status.description,
                errors: package.inSubjectPaths(result.errors.text)
            )
        }
        return outcome
    }
}

extension TestRun {
    private var name: String { "\(selection.target)-\(selection.group.rawValue)" }

    private var events: URL { package.results.appending(path: "\(name).jsonl") }

    private var arguments: [String] {
        selection.arguments + ["--event-stream-version", "0", "--event-stream-output-path", events.path]
    }
}
