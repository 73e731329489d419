/// A source file that is made to be built.
public struct GeneratedFile: Hashable, Sendable {
    /// Relative to the folder of all that is written.
    public let path: String

    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
