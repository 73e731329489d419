import Coverage
import Report

/// What the tests of one architecture ran of it.
struct TestedCoverage: Sendable {
    let runs: CoverageRuns<FileCoverage>

    /// By the unit tests that reach no screen; `nil` if there are none, or where that could not be told.
    let uiFree: FileCoverage?
}
