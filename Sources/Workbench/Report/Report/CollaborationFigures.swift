import Coupling

/// How many pairs of an architecture's types work together from two different roles, and how many only know each other.
public struct CollaborationFigures: Hashable, Codable, Sendable {
    /// How many pairs there are of which one type works with the other.
    public let pairs: Int
    /// How many of the pairs work together through protocols only, in both directions.
    public let throughProtocols: Int
    /// Left out: those of which one only creates the other, names it, hands it on, or sets its properties.
    public let assembly: Int
    /// Left out: those with a struct or an enum that declares no method.
    public let plainValues: Int
    /// The share of the pairs that goes through protocols only; undefined without a pair.
    public let inversion: Figure

    public init(pairs: Int, throughProtocols: Int, assembly: Int, plainValues: Int) {
        self.pairs = pairs
        self.throughProtocols = throughProtocols
        self.assembly = assembly
        self.plainValues = plainValues
        inversion = Figure(pairs == 0 ? nil : Double(throughProtocols) / Double(pairs))
    }
}

extension CollaborationFigures {
    public init(_ collaborations: Collaborations) {
        self.init(
            pairs: collaborations.throughProtocols.count + collaborations.direct.count,
            throughProtocols: collaborations.throughProtocols.count,
            assembly: collaborations.assembly.count,
            plainValues: collaborations.plainValues.count
        )
    }
}
