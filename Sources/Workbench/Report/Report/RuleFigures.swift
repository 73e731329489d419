/// A rule that the subject is held against.
public struct RuleFigures: Hashable, Codable, Sendable {
    /// As the configuration has it.
    public let name: String
    /// What it says, in sentences.
    public let wording: String

    public init(name: String, wording: String) {
        self.name = name
        self.wording = wording
    }
}
