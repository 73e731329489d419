import Report

/// What came of measuring past commits.
public struct HistoryOutcome: Hashable, Sendable {
    public let series: Series

    /// What a reader should know.
    public let notices: [String]

    static let shallow =
        "The clone is shallow, so the history is cut off: git fetch --unshallow brings the rest; on GitHub, give "
        + "actions/checkout fetch-depth: 0."
}
