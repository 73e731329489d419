/// A file that is written for a number of pairs.
struct GeneratedFile: Hashable, Sendable {
    /// Relative to the folder of all that is written.
    let path: String

    let text: String
}
