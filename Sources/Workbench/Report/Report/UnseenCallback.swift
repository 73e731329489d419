/// A place where an architecture's code is called back in a way that is no edge of a graph.
public struct UnseenCallback: Hashable, Codable, Sendable {
    /// What calls back: a module that tells observers of changes, or a property that holds a function.
    public let through: String
    public let file: String
    public let line: Int

    public init(through: String, file: String, line: Int) {
        self.through = through
        self.file = file
        self.line = line
    }
}
