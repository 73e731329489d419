import Scale

/// One measure: a row for each architecture, with its figure at each size, the cost of a pair at the last, and the law.
package struct ScaleTable {
    package let measure: ScaleMeasure

    /// What the trends come to, in a sentence.
    package let finding: String

    package let header: [String]
    package let rows: [[String]]

    /// Of each measure that was taken.
    package static func all(of scale: Scale) -> [ScaleTable] {
        ScaleMeasure.allCases.compactMap { ScaleTable(of: $0, in: scale) }
    }

    private init?(of measure: ScaleMeasure, in scale: Scale) {
        let growth = scale.growth(of: measure)
        let sizes = scale.sizes
        guard !growth.isEmpty, let last = sizes.last else { return nil }
        self.measure = measure
        finding = ScaleFinding.text(for: growth, of: measure)
        header =
            ["Architecture"] + sizes.map { "\($0)" } + (measure.isPerPair ? ["per pair at \(last)"] : [])
            + ["exponent", "R²", measure.isPerPair ? "cost per pair" : "share"]
        rows = growth.map { Self.row(of: $0, at: sizes) }
    }
}

extension ScaleTable {
    private static func row(of growth: MeasuredGrowth, at sizes: [Int]) -> [String] {
        let values = sizes.map { size in growth.figures.first { $0.pairs == size }?.value }
        // What one costs where there is one stands among the values.
        let costs = growth.measure.isPerPair ? [growth.perPair.last] : []
        return [growth.architecture]
            + (values + costs).map { ScaleNumber.text($0, growth.measure.unit) }
            + [ScaleNumber.exponent(of: growth.law), ScaleNumber.rSquared(of: growth.law), growth.trend.text]
    }
}
