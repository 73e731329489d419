import Rules
import Subject

/// What came of a check.
public struct CheckOutcome: Sendable {
    /// How many rules the subject has.
    public let rules: Int

    /// The breaches of all rules, in the order of the rules, then of files and lines.
    public let violations: [Violation]

    /// What in the configuration fits nothing, so that it finds nothing; a line each.
    public let warnings: [String]

    /// What may change of the figures, and what may not.
    public let gate: GateSettings

    /// `nil` if no figures were asked for.
    public let measurement: StaticMeasurement?
}
