/// What people say about the architectures, and what of it can be told by figures.
public struct Claim: Hashable, Sendable {
    /// One of the measures that the claim is held against.
    public struct Measure: Hashable, Sendable {
        /// By language code, as a reader would say it.
        public let title: [String: String]

        public let formula: WrittenFormula

        public init(title: [String: String], formula: WrittenFormula) {
            self.title = title
            self.formula = formula
        }
    }

    /// `C1`.
    public let id: String

    /// By language code.
    public let text: [String: String]

    public let measures: [Measure]

    /// What is true exactly if the claim holds; `nil` if no figures can tell.
    public let condition: WrittenFormula?

    /// What would be needed to tell, by language code; `nil` if there is a condition.
    public let needed: [String: String]?

    public init(
        id: String,
        text: [String: String],
        measures: [Measure] = [],
        condition: WrittenFormula? = nil,
        needed: [String: String]? = nil
    ) {
        self.id = id
        self.text = text
        self.measures = measures
        self.condition = condition
        self.needed = needed
    }
}
