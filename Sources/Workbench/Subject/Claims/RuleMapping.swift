/// That an architecture is held to a rule of another one, its roles mapped to those that the rule names.
public struct RuleMapping: Hashable, Sendable {
    public struct Pair: Hashable, Sendable {
        /// A role of the architecture.
        public let role: String
        /// The role in the rule that it stands for.
        public let counterpart: String
    }

    /// What formulas know it by; a rule may be mapped in several ways.
    public let name: String
    public let rule: String
    public let architecture: String
    public let pairs: [Pair]
}
