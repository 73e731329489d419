/// A place where a rule is broken.
public struct ViolationFigures: Hashable, Codable, Sendable {
    /// The rule's name in the configuration.
    public let rule: String

    public let from: String

    public let to: String

    /// Relative to the subject's root.
    public let file: String

    public let line: Int

    public let explanation: String

    public init(rule: String, from: String, to: String, file: String, line: Int, explanation: String) {
        self.rule = rule
        self.from = from
        self.to = to
        self.file = file
        self.line = line
        self.explanation = explanation
    }
}
