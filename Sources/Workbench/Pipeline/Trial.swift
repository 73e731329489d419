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

    var passed: Bool { unit.failures.isEmpty && scenarios.failures.isEmpty }
}
