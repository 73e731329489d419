import Extraction
import Foundation
import Subject

/// What the tests of one architecture came to, its own and the scenarios.
struct Trial: Sendable {
    let architecture: Architecture
    let unit: TestOutcome
    let scenarios: TestOutcome

    /// Where the unit tests stand.
    let unitPlaces: [TestPlace]

    let unitProfiles: [URL]
    let scenarioProfiles: [URL]

    /// How many of the unit tests reach no screen; none where that could not be told.
    let uiFreeTests: Int?

    /// What these came to when they ran by themselves; none where there are none.
    let uiFree: TestOutcome?

    let uiFreeProfiles: [URL]

    /// Those of the unit tests; where there are none, of those tests that failed only when they ran by themselves.
    var unitFailures: [TestFailure] { unit.failures.isEmpty ? uiFree?.failures ?? [] : unit.failures }

    var passed: Bool { unitFailures.isEmpty && scenarios.failures.isEmpty }
}
