/// A rule that other architectures are held to as well, their roles mapped to those that the rule names.
public struct MappedRuleFigures: Hashable, Codable, Sendable {
    /// The rule's name in the configuration.
    public let name: String
    /// Places in the source that would break it.
    public let breaches: Int

    public init(name: String, breaches: Int) {
        self.name = name
        self.breaches = breaches
    }
}
