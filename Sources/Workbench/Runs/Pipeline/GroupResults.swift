import Extraction
import Foundation

/// What one group of an architecture's tests came to when it ran.
struct GroupResults: Sendable {
    let outcome: TestOutcome

    /// One for each process that ran.
    let profiles: [URL]
}
