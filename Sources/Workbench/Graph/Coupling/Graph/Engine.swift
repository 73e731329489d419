/// What tells who refers to whom.
public enum Engine: String, CaseIterable, Codable, Hashable, Sendable {
    /// The index that the compiler wrote in a build: every reference, as it was resolved.
    case index
    /// The names in the sources alone, which show less.
    case syntax
}
