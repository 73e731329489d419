/// How one measure of one architecture grows with the number of pairs.
public struct Growth: Hashable, Codable, Sendable {
    public let measure: ScaleMeasure

    public let architecture: String

    /// None where too little was measured.
    public let law: PowerLaw?

    public let trend: Trend

    /// What a pair costs where there are fewest, and where there are most; a share is given as it is.
    public let perPair: PerPair?

    public struct PerPair: Hashable, Codable, Sendable {
        public let first: Double
        public let last: Double

        public init(first: Double, last: Double) {
            self.first = first
            self.last = last
        }
    }

    /// None where nothing was measured.
    init?(of measure: ScaleMeasure, in architecture: ArchitectureScale) {
        let values = architecture.points.compactMap { point in
            measure.value(at: point).map { (n: point.pairs, y: $0) }
        }
        guard let first = values.first, let last = values.last else { return nil }
        func cost(_ value: (n: Int, y: Double)) -> Double { measure.isPerPair ? value.y / Double(value.n) : value.y }
        self.measure = measure
        self.architecture = architecture.name
        law = PowerLaw(fitting: values)
        trend = Trend(of: law, unchanged: measure.unchangedExponent)
        perPair = PerPair(first: cost(first), last: cost(last))
    }
}
