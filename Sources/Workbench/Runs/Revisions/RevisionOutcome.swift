import Report

/// What came of comparing two revisions.
public struct RevisionOutcome: Hashable, Sendable {
    public let changes: SnapshotChanges

    /// What could not be measured in one of them; the comparison is of the rest.
    public let problems: [String]

    /// What a reader should know.
    public let notices: [String]

    static let uncommitted = "Some changes are in no commit yet, so they are in no revision and not measured."
}
