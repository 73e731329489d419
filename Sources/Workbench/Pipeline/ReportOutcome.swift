import Report

/// A report, and what is known about its making.
public struct ReportOutcome: Sendable {
    public let report: Report

    /// The compiler, in its own words.
    public let swiftVersion: String

    /// How long each part took, by name.
    public let seconds: [String: Double]
}
