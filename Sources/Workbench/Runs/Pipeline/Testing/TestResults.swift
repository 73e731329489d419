import Coverage
import Extraction
import Foundation
import Report
import Subject

/// What the tests of one architecture came to, its own and the scenarios.
struct TestResults: Sendable {
    let architecture: Architecture
    let unit: Group
    /// `nil` if the subject names none.
    let scenarios: Group?
    /// The places of the unit tests.
    let unitPlaces: [SourcePlace]
    /// The places of the scenarios' tests.
    let scenarioPlaces: [SourcePlace]
    /// How many of the unit tests reach no screen; `nil` if that could not be told.
    let uiFreeTests: Int?
    /// What these came to when they ran by themselves; `nil` if there are none.
    let uiFree: Group?

    struct Group: Sendable {
        let outcome: TestOutcome
        /// One for each process that ran.
        let profiles: [URL]
    }

    /// What the tests ran of the architecture.
    struct Coverage: Sendable {
        let runs: CoverageRuns<FileCoverage>
        /// By the unit tests that reach no screen; `nil` if there are none, or if that could not be told.
        let uiFree: FileCoverage?
    }

    /// The failures of the unit tests; if there are none, those of tests that failed only when they ran by themselves.
    var unitFailures: [TestFailure] {
        unit.outcome.failures.isEmpty ? uiFree?.outcome.failures ?? [] : unit.outcome.failures
    }

    var scenarioFailures: [TestFailure] { scenarios?.outcome.failures ?? [] }

    var passed: Bool { unitFailures.isEmpty && scenarioFailures.isEmpty }
}
