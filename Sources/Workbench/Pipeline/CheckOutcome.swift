import Rules

/// What came of a check.
public struct CheckOutcome: Hashable, Sendable {
    /// How many rules the subject has.
    public let rules: Int

    /// The breaches of all rules, in the order of the rules, then of files and lines.
    public let violations: [Violation]

    /// What in the configuration fits nothing, so that it finds nothing; a line each.
    public let warnings: [String]
}
