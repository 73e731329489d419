/// What a subject's architectures cost, taken apart from the report and kept until it is made.
public struct SubjectCosts: Hashable, Sendable {
    public let basis: CostBasis
    /// By the architecture's name.
    public let architectures: [String: CostFigures]

    public init(basis: CostBasis, architectures: [String: CostFigures]) {
        self.basis = basis
        self.architectures = architectures
    }
}
