import Rules

/// What the sources of a subject say at one moment.
public struct SourceState: Hashable, Sendable {
    /// By the file's path.
    let texts: [String: String]
    /// Who uses whom.
    let edges: Set<EdgeName>
    public let breaches: [Violation]

    public init(texts: [String: String], edges: Set<EdgeName>, breaches: [Violation]) {
        (self.texts, self.edges, self.breaches) = (texts, edges, breaches)
    }
}
