import Report

/// A report, and what is known about its making.
public struct ReportOutcome: Sendable {
    public let report: Report

    /// What could not be done as well as it should be, in sentences for the reader.
    public let notices: [String]

    /// The compiler, in its own words.
    public let swiftVersion: String

    /// How long each part took, by name.
    public let seconds: [String: Double]
}
