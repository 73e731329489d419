import Report

/// One measure: a row for each architecture, with its figure at each size, the cost of a pair at the last, and the law.
package struct ScaleTable: Sendable {
    package let measure: ScaleMeasure
    package let finding: ScaleFinding
    package let columns: [ScaleColumn]

    /// Of each architecture in which it was taken, in their order.
    package let growth: [MeasuredGrowth]

    /// Of each measure that was taken.
    package static func all(of scale: Scale) -> [ScaleTable] {
        ScaleMeasure.allCases.compactMap { ScaleTable(of: $0, in: scale) }
    }

    private init?(of measure: ScaleMeasure, in scale: Scale) {
        let growth = scale.growth(of: measure)
        if growth.isEmpty { return nil }
        self.measure = measure
        self.growth = growth
        finding = ScaleFinding(of: measure, for: growth)
        columns = ScaleColumn.all(of: measure, at: scale.sizes)
    }
}
