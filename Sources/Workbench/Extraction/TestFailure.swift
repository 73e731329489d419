/// A test that failed: which one, and what it said.
public struct TestFailure: Hashable, Codable, Sendable {
    /// The test's name; of a parameterised test, the case's.
    public let name: String

    public let message: String

    /// Relative to the subject's root; none when the failure has no place in its sources.
    public let file: String?

    public let line: Int?

    public init(name: String, message: String, file: String? = nil, line: Int? = nil) {
        self.name = name
        self.message = message
        self.file = file
        self.line = line
    }
}
