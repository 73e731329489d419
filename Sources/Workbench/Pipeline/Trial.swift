import Extraction
import Foundation
import Subject

/// What the tests of one architecture came to, its own and the scenarios.
struct Trial: Sendable {
    let architecture: Architecture
    let unit: TestOutcome
    let scenarios: TestOutcome
    let unitProfiles: [URL]
    let scenarioProfiles: [URL]

    /// How many of the unit tests reach no screen; none where that could not be told.
    let uiFreeTests: Int?

    let uiFreeProfiles: [URL]

    var passed: Bool { unit.failures.isEmpty && scenarios.failures.isEmpty }
}
