/// How one measure of one architecture grows with the number of pairs.
public struct MeasuredGrowth: Hashable, Sendable {
    public let measure: ScaleMeasure
    public let architecture: String
    /// By the number of pairs; never empty.
    public let figures: [Figure]
    /// What one pair costs at each size; a share is a cost of each pair as it is.
    public let costs: [Figure]
    /// What a pair costs at the smallest and at the largest size.
    public let perPair: PerPair
    /// `nil` if too little was measured.
    public let law: PowerLaw?
    public let trend: Trend
    /// From how many pairs on the cost of one stays, although it falls or grows over all sizes; `nil` if it never does.
    public let staysFrom: Int?

    public struct Figure: Hashable, Sendable {
        public let pairs: Int
        public let value: Double
    }

    public struct PerPair: Hashable, Codable, Sendable {
        public let first: Double?
        public let last: Double?
    }

    /// `nil` if nothing was measured.
    init?(of measure: ScaleMeasure, in architecture: ArchitectureScale) {
        let figures = architecture.points.compactMap { point in
            measure.value(at: point).map { Figure(pairs: point.pairs, value: $0) }
        }
        guard !figures.isEmpty else { return nil }
        self.measure = measure
        self.architecture = architecture.name
        self.figures = figures
        costs = figures.map {
            Figure(pairs: $0.pairs, value: measure.isPerPair ? $0.value / Double($0.pairs) : $0.value)
        }
        perPair = PerPair(first: costs.first?.value, last: costs.last?.value)
        law = PowerLaw(fitting: figures.map { (n: $0.pairs, y: $0.value) })
        let judge = { law in
            Trend(of: law, unchanged: measure.unchangedExponent, isCounted: measure.isCounted)
        }
        let whole = judge(law)
        // Between two sizes what is counted has a trend of its own. What is timed scatters too much for that.
        let steps = zip(figures, figures.dropFirst()).map { small, large in
            let law = PowerLaw(fitting: [small, large].map { (n: $0.pairs, y: $0.value) })
            return (pairs: small.pairs, trend: judge(law))
        }
        guard measure.isCounted, let last = steps.last, last.trend != whole else {
            (trend, staysFrom) = (whole, nil)
            return
        }
        trend = last.trend == .stays ? whole : .open
        staysFrom = trend == .open ? nil : steps.reversed().prefix { $0.trend == .stays }.last?.pairs
    }
}

extension MeasuredGrowth: Encodable {
    /// The figures stand in the points that they come from.
    private enum CodingKeys: CodingKey {
        case measure, architecture, law, trend, staysFrom, perPair
    }
}
