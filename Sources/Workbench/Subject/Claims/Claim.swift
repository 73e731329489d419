/// What people say about the architectures, and what of it can be told by figures.
public struct Claim: Hashable, Sendable {
    /// One of the measures that the claim is held against.
    public struct Measure: Hashable, Sendable {
        /// By language code, as a reader would say it.
        public let title: [String: String]
        public let formula: WrittenFormula
    }

    /// `C1`.
    public let id: String
    /// By language code.
    public let text: [String: String]
    public internal(set) var measures: [Measure] = []
    /// What is true exactly if the claim holds; `nil` if no figures can tell.
    public internal(set) var condition: WrittenFormula?
    /// What would be needed to tell, by language code; `nil` if there is a condition.
    public internal(set) var needed: [String: String]?
}
