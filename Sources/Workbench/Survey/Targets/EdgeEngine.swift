/// What told who refers to whom.
public enum EdgeEngine: String, Codable, Hashable, Sendable {
    /// The names in the sources alone.
    case syntax
    /// The compiler's index.
    case index
}
