/// A test that failed: which one, and what it said.
public struct TestFailure: Hashable, Codable, Sendable {
    /// The test's name after that of its suite; of a parameterised test, the failing case at its end.
    public let name: String
    public let message: String
    /// Relative to the subject's root; `nil` if the failure has no place in its sources.
    public let file: String?
    public let line: Int?

    public init(name: String, message: String, file: String? = nil, line: Int? = nil) {
        self.name = name
        self.message = message
        self.file = file
        self.line = line
    }
}

extension TestFailure: Comparable {
    /// By name, then by place: tests run side by side, so the order in which they fail says nothing.
    public static func < (left: TestFailure, right: TestFailure) -> Bool {
        (left.name, left.file ?? "", left.line ?? 0, left.message)
            < (right.name, right.file ?? "", right.line ?? 0, right.message)
    }
}
