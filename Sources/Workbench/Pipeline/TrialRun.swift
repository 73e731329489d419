import Coverage
import Extraction
import Foundation
import Subject
import Toolchain

/// Runs the tests of each architecture, group by group, and reads what each group covered.
struct TrialRun: Sendable {
    private let subject: Subject
    private let uiFreeTests: UIFreeTests?
    private let package: ExtractedPackage
    private let toolchain: Toolchain

    /// Without `uiFreeTests` no tests are told apart by whether they reach a screen.
    init(of subject: Subject, uiFreeTests: UIFreeTests?, in package: ExtractedPackage, with toolchain: Toolchain) {
        self.subject = subject
        self.uiFreeTests = uiFreeTests
        self.package = package
        self.toolchain = toolchain
    }

    /// What the tests of each architecture that has some came to, by its name.
    func trials(progress: (Step) -> Void) async throws -> [String: Trial] {
        var trials: [String: Trial] = [:]
        for architecture in subject.architectures {
            guard let tests = architecture.tests else { continue }
            func run(
                _ group: TestGroup,
                functions: [TestFunction] = []
            ) async throws -> (outcome: TestOutcome, profiles: [URL]) {
                progress(.testing(architecture: architecture.name, group: group))
                let selection = TestSelection(
                    target: tests.name,
                    group: group,
                    scenarioTests: subject.scenarioTests,
                    functions: functions
                )
                let run = TestRun(selection, of: package, with: toolchain)
                return (try await run.run(), run.profiles)
            }
            let unit = try await run(.unit)
            let scenarios = try await run(.scenarios)
            let functions = uiFreeTests?.among(unit.outcome.tests, of: architecture)
            var uiFree: (outcome: TestOutcome, profiles: [URL])?
            if let functions, !functions.isEmpty { uiFree = try await run(.uiFree, functions: functions) }
            trials[architecture.name] = Trial(
                architecture: architecture,
                unit: unit.outcome,
                scenarios: scenarios.outcome,
                unitPlaces: unit.outcome.tests.compactMap { test in
                    package.subjectPath(of: test.file).map { TestPlace(file: $0, line: test.line) }
                },
                unitProfiles: unit.profiles,
                scenarioProfiles: scenarios.profiles,
                uiFreeTests: functions?.count,
                uiFree: uiFree?.outcome,
                uiFreeProfiles: uiFree?.profiles ?? []
            )
        }
        return trials
    }

    /// What the tests covered of each architecture that passed them all, by its name.
    func coverage(of trials: [String: Trial]) async throws -> [String: TrialCoverage] {
        let reader = CoverageReader(
            program: package.testProgram,
            toolchain: toolchain,
            subjectPath: { [package] in package.subjectPath(of: $0) }
        )
        var coverage: [String: TrialCoverage] = [:]
        for (name, trial) in trials where trial.passed {
            let sources = package.targets.filter { $0.module == trial.architecture.sources }.map(package.link)
            let merged = package.results.appending(path: trial.architecture.sources.name)
            let runs = try await reader.read(
                unit: trial.unitProfiles,
                scenarios: trial.scenarioProfiles,
                of: sources,
                merged: merged
            )
            let uiFree =
                trial.uiFreeProfiles.isEmpty
                ? nil
                : try await reader.coverage(
                    by: trial.uiFreeProfiles,
                    of: sources,
                    merged: merged.appendingPathExtension("uiFree")
                )
            coverage[name] = TrialCoverage(runs: runs, uiFree: uiFree)
        }
        return coverage
    }
}
