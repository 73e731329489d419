import Words

/// What was found that keeps a check from holding.
public struct CheckFault: Hashable, Sendable {
    /// Relative to the learner's folder; `nil` if it is of no file.
    public let file: String?
    /// Counted from 1.
    public let line: Int?
    public let text: Words

    init(_ text: Words, file: String? = nil, line: Int? = nil) {
        self.file = file
        self.line = line
        self.text = text
    }
}
