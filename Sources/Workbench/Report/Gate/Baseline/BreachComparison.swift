import Rules

/// The breaches of today beside those that a baseline accepts.
public struct BreachComparison: Hashable, Sendable {
    /// Breaches that the baseline does not accept, in the order given.
    public let new: [Violation]
    /// Breaches that it accepts, in the order given.
    public let accepted: [Violation]
    /// Accepted breaches that no longer occur.
    public let gone: [BreachKey]

    public init(of violations: [Violation], with baseline: Baseline) {
        let known = Set(baseline.acceptedBreaches)
        new = violations.filter { !known.contains($0.key) }
        accepted = violations.filter { known.contains($0.key) }
        gone = known.subtracting(violations.map(\.key)).sorted()
    }
}
