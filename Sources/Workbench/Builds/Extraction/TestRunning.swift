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

    /// Runs these tests of the package, with profiles of their own.
    ///
    /// The program is run as the package manager would run it, without the package manager's planning before each run.
    /// Failing tests are part of the outcome, and so is it that no test ran.
    public func run(in package: ExtractedPackage, with toolchain: Toolchain) async throws -> TestOutcome {
        var outcome = arguments.isEmpty ? nil : try await runSwiftTesting(in: package, with: toolchain)
        for functions in try ownXCTests().lists() {
            let other = try await run(functions, in: package, with: toolchain)
            outcome = outcome?.and(other) ?? other
        }
        return outcome ?? TestOutcome(stream: Data(), of: package)
    }

    /// Runs these tests for what it takes, and keeps nothing of what they say; throws if one fails.
    public func execute(in package: ExtractedPackage, with toolchain: Toolchain) async throws {
        let variables = toolchain.testingVariables
        if !arguments.isEmpty {
            let (tool, options) = try package.testing(target, with: toolchain)
            let result = try await tool.run(
                options + arguments,
                in: package.directory,
                adding: variables,
                within: .tests
            )
            if result.status != .exited(Self.noTestsStatus) { _ = try result.checked() }
        }
        for functions in try ownXCTests().lists() {
            let (tool, arguments) = try package.xcTesting(target, functions.map(\.id), with: toolchain)
            let result = try await tool.run(arguments, in: package.directory, adding: variables, within: .tests)
            _ = try result.checked()
        }
    }

    private func runSwiftTesting(in package: ExtractedPackage, with toolchain: Toolchain) async throws -> TestOutcome {
        let program = try package.testing(target, with: toolchain)
        let events = package.results.appending(path: "\(name).jsonl")
        let result = try await program.tool.run(
            program.arguments + arguments
                + ["--event-stream-version", "0", "--event-stream-output-path", events.path],
            in: package.directory,
            adding: toolchain.testingVariables.merging(["LLVM_PROFILE_FILE": profile(in: package)]) { $1 },
            within: .tests
        )
        let stream = (try? Data(contentsOf: events)) ?? Data()
        let outcome = TestOutcome(stream: stream, of: package)
        return noting(result, in: outcome, of: package)
    }

    /// Runs test functions of XCTest.
    private func run(
        _ functions: [TestFunction],
        in package: ExtractedPackage,
        with toolchain: Toolchain
    ) async throws -> TestOutcome {
        let (tool, arguments) = try package.xcTesting(target, functions.map(\.id), with: toolchain)
        let result = try await tool.run(
            arguments,
            in: package.directory,
            adding: toolchain.testingVariables.merging(["LLVM_PROFILE_FILE": profile(in: package)]) { $1 },
            within: .tests
        )
        let output = XCTestOutput(
            result.output.text,
            subjectPath: package.subjectPath,
            missing: package.missingPrograms
        )
        return noting(result, in: TestOutcome(output, of: functions), of: package)
    }

    /// With this status Swift Testing ends if it had no test to run.
    private static let noTestsStatus = Int(EX_UNAVAILABLE)

    /// A failure that was not told must not pass for success.
    private func noting(_ result: ToolResult, in outcome: TestOutcome, of package: ExtractedPackage) -> TestOutcome {
        var outcome = outcome
        if outcome.isComplete, outcome.functions == 0, result.status == .exited(Self.noTestsStatus) { return outcome }
        if !outcome.isComplete || (outcome.failures.isEmpty && result.status != .exited(0)) {
            outcome.recordCrash(
                how: result.status.description,
                errors: package.inSubjectPaths(result.errors.text)
            )
        }
        return outcome
    }

    private func profile(in package: ExtractedPackage) -> String {
        package.results.appending(path: "\(name)-%p.profraw").path
    }

    private var name: String { "\(target)-\(group.rawValue)" }
}

extension TestOutcome {
    fileprivate init(stream: Data, of package: ExtractedPackage) {
        self.init(stream: stream, subjectPath: package.subjectPath, missing: package.missingPrograms)
    }
}

extension ExtractedPackage {
    fileprivate var missingPrograms: MissingPrograms? { try? MissingPrograms(in: products().folder) }

    /// The program that holds the tests of a target, and what stands before any choice of them, so that it is Swift
    /// Testing's.
    ///
    /// It may hold those of other targets too.
    public func testing(_ target: String, with toolchain: Toolchain) throws -> (tool: Tool, arguments: [String]) {
        let program = try products().testProgram(of: target, in: name)
        let arguments = ["--testing-library", "swift-testing"]
        if let helper = toolchain.testingHelper {
            return (helper, ["--test-bundle-path", program.path] + arguments)
        }
        return (Tool(executable: program, environment: toolchain.swift.environment), arguments)
    }

    /// What runs these tests with XCTest, which stands in the same program: there it is what is run without a choice.
    func xcTesting(_ target: String, _ tests: [String], with toolchain: Toolchain) throws -> (
        tool: Tool, arguments: [String]
    ) {
        let products = try products()
        let list = tests.joined(separator: ",")
        if let runner = toolchain.xcTestRunner {
            let bundle = products.testBundle(of: target, in: name)
            return (runner, ["-XCTest", list, bundle.path])
        }
        let program = products.testProgram(of: target, in: name)
        return (Tool(executable: program, environment: toolchain.swift.environment), [list])
    }
}
