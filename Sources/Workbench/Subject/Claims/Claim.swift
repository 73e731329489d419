/// What people say about the architectures, and what of it can be told by figures.
public struct Claim: Hashable, Sendable {
    /// One of the measures that the claim is held against.
    public struct Measure: Hashable, Sendable {
        /// By language code, as a reader would say it.
        public let title: [String: String]
        public let formula: WrittenFormula
        /// What makes the measure a part of the claim: the part holds if it is true; `nil` if it is no part.
        public internal(set) var condition: WrittenFormula?
        /// Whether the condition is told beside the verdict, and decides nothing.
        public internal(set) var isBeside = false
    }

    /// `C1`.
    public let id: String
    /// By language code.
    public let text: [String: String]
    public internal(set) var measures: [Measure] = []
    /// What is true exactly if the claim holds; `nil` if its parts say that, or if no figures can tell.
    public internal(set) var condition: WrittenFormula?
    /// What would be needed to tell, by language code; `nil` if there is a condition.
    public internal(set) var needed: [String: String]?
    /// What a reader of the verdict should know, by language code.
    public internal(set) var note: [String: String]?
    /// The rule that makes it true as long as it is kept.
    public internal(set) var enforcedBy: String?
    /// Where the objection is answered that the claim was decided by how it was written: a path, with an anchor.
    public internal(set) var fairness: String?

    /// Of its parts, or the one that it has; empty if no figures can tell.
    public var conditions: [WrittenFormula] {
        condition.map { [$0] } ?? measures.filter { !$0.isBeside }.compactMap(\.condition)
    }
}
