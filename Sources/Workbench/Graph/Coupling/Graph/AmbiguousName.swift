/// A name that leads nowhere, because several folders declare it, and nothing says which of them is meant.
public struct AmbiguousName: Hashable, Codable, Sendable {
    /// Its first part, as it is written: `Router`.
    public let name: String
    /// The folders that declare it, sorted, as the graph calls its modules: `./MVP`.
    public let folders: [String]
    /// The first place of each file that mentions it, in the order of files.
    public let places: [Place]

    public struct Place: Hashable, Codable, Sendable {
        public let file: String
        public let line: Int
    }
}

/// The first place of a file that mentions an ambiguous name.
struct AmbiguousMention {
    /// The name, and the innermost folder in which it is declared.
    let meaning: Meaning
    let place: AmbiguousName.Place

    struct Meaning: Hashable {
        let name: String
        let folder: String
    }
}
