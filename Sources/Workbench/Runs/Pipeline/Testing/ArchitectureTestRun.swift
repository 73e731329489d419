import Coverage
import Extraction
import Foundation
import Report
import Subject
import Toolchain

/// Runs the tests of each architecture, group by group, and reads what each group covered.
struct ArchitectureTestRun: Sendable {
    let packaged: PackagedSubject
    /// Without it no tests are told apart by whether they reach a screen.
    let uiFreeTests: UIFreeTests?
    let toolchain: Toolchain

    private var subject: Subject { packaged.subject }
    private var package: ExtractedPackage { packaged.package }

    /// What the tests of each architecture that has some came to, by its name.
    ///
    /// Throws if an architecture has tests and none ran, or if there is a pattern for scenarios and none of all tests
    /// fits.
    func testResults(progress: (Step) -> Void) async throws -> [String: TestResults] {
        var testResults: [String: TestResults] = [:]
        for architecture in subject.architectures {
            guard let tests = architecture.tests else { continue }
            testResults[architecture.name] = try await results(of: architecture, with: tests, progress: progress)
        }
        let scenarios = testResults.values.compactMap(\.scenarios)
        if !scenarios.isEmpty, scenarios.allSatisfy({ $0.outcome.functions == 0 && $0.outcome.failures.isEmpty }),
            let first = subject.architectures.lazy.compactMap(\.tests).first
        {
            throw ExtractionError.noTests(selection(of: .scenarios, in: first, xcTests: packaged.xcTests(of: first)))
        }
        return testResults
    }

    /// What the tests covered of each architecture that passed them all, by its name.
    func coverage(of testResults: [String: TestResults]) async throws -> [String: TestResults.Coverage] {
        var coverage: [String: TestResults.Coverage] = [:]
        for (name, results) in testResults where results.passed {
            guard let tests = results.architecture.tests else { continue }
            let programs = try package.coveredPrograms(of: tests)
            let reader = CoverageReader(
                program: programs[0],
                others: Array(programs.dropFirst()),
                toolchain: toolchain,
                subjectPath: { [package] in package.subjectPath(of: $0) }
            )
            coverage[name] = try await self.coverage(of: results, with: reader)
        }
        return coverage
    }
}

extension ArchitectureTestRun {
    private func results(
        of architecture: Architecture,
        with tests: Module,
        progress: (Step) -> Void
    ) async throws -> TestResults {
        let xcTests = packaged.xcTests(of: tests)
        func run(_ group: TestGroup, functions: [TestFunction] = []) async throws -> TestResults.Group {
            progress(.testing(architecture: architecture.name, group: group))
            let selection = selection(of: group, in: tests, functions: functions, xcTests: xcTests)
            let outcome = try await selection.run(in: package, with: toolchain)
            return TestResults.Group(outcome: outcome, profiles: selection.profiles(of: package))
        }
        let unit = try await run(.unit)
        let scenarios = subject.scenarioTests == nil ? nil : try await run(.scenarios)
        let ran = [unit, scenarios].compactMap(\.self).map(\.outcome)
        if ran.allSatisfy({ $0.functions == 0 && $0.failures.isEmpty }) {
            throw ExtractionError.noTests(selection(of: .unit, in: tests, xcTests: xcTests))
        }
        let functions = uiFreeTests?.among(unit.outcome.tests, of: architecture)
        var uiFree: TestResults.Group?
        if let functions, !functions.isEmpty { uiFree = try await run(.uiFree, functions: functions) }
        return TestResults(
            architecture: architecture,
            unit: unit,
            scenarios: scenarios,
            unitPlaces: places(of: unit.outcome.tests),
            scenarioPlaces: places(of: scenarios?.outcome.tests ?? []),
            uiFreeTests: functions?.count,
            uiFree: uiFree
        )
    }

    private func selection(
        of group: TestGroup,
        in tests: Module,
        functions: [TestFunction] = [],
        xcTests: [TestFunction]
    ) -> TestSelection {
        TestSelection(
            target: tests.name,
            group: group,
            scenarioTests: subject.scenarioTests,
            functions: functions,
            xcTests: xcTests
        )
    }

    private func places(of tests: [TestFunction]) -> [SourcePlace] {
        tests.compactMap { test in
            package.subjectPath(of: test.file).map { SourcePlace(file: $0, line: test.line) }
        }
    }

    private func coverage(of results: TestResults, with reader: CoverageReader) async throws -> TestResults.Coverage {
        let module = results.architecture.sources
        let sources = package.builtPaths(of: module.path).map { URL(filePath: $0, directoryHint: .notDirectory) }
        let merged = package.results.appending(path: module.name)
        let runs = try await reader.read(
            unit: results.unit.profiles,
            scenarios: results.scenarios?.profiles,
            of: sources,
            merged: merged
        )
        var uiFree: FileCoverage?
        if let profiles = results.uiFree?.profiles {
            let place = merged.appendingPathExtension("uiFree")
            uiFree = try await reader.coverage(by: profiles, of: sources, merged: place)
        }
        return TestResults.Coverage(runs: runs, uiFree: uiFree)
    }
}
