import Picture

/// The nine looks a photo can be given, in the order in which they are offered.
public enum PhotoFilter: String, Hashable, Sendable, CaseIterable {
    case mono = "Mono"
    case sepia = "Sepia"
    case invert = "Invert"
    case chrome = "Chrome"
    case transfer = "Transfer"
    case process = "Process"
    case noir = "Noir"
    case instant = "Instant"
    case fade = "Fade"

    /// The name a user reads.
    public var name: String { rawValue }
}
