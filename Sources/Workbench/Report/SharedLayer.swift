import Lines

/// A layer that every architecture stands on; it counts for none of them.
public struct SharedLayer: Hashable, Codable, Sendable {
    public let name: String

    /// How many source files there are.
    public let files: Int

    public let lines: LineCounts

    public init(name: String, files: Int, lines: LineCounts) {
        self.name = name
        self.files = files
        self.lines = lines
    }
}
