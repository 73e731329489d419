/// A rule that other architectures are held to as well, their roles put in the places of those that the rule names.
public struct PlacedRuleFigures: Hashable, Codable, Sendable {
    /// The rule's name in the configuration.
    public let name: String

    /// Places in the source that would break it.
    public let breaches: Int

    public init(name: String, breaches: Int) {
        self.name = name
        self.breaches = breaches
    }
}
