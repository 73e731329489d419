import Writers

/// One measure: a row for each architecture, with its figure at each size, what a pair costs, and the fitted law.
struct ScaleTable {
    let measure: ScaleMeasure
    let header: [String]
    let rows: [[String]]

    /// None where nothing was measured.
    init?(of measure: ScaleMeasure, in scale: Scale) {
        let sizes = scale.sizes
        let rows = scale.architectures.compactMap { architecture -> [String]? in
            guard let growth = Growth(of: measure, in: architecture) else { return nil }
            let values = sizes.map { size in
                let value = architecture.points.first { $0.pairs == size }.flatMap(measure.value)
                return value.map { ScaleNumber.text($0, measure.unit) } ?? NumberText.missing
            }
            let costs = measure.isPerPair ? [growth.perPair?.first, growth.perPair?.last] : []
            return [architecture.name] + values
                + costs.map { $0.map { ScaleNumber.text($0, measure.unit) } ?? NumberText.missing }
                + [ScaleNumber.exponent(of: growth.law), ScaleNumber.rSquared(of: growth.law), growth.trend.text]
        }
        guard !rows.isEmpty, let first = sizes.first, let last = sizes.last else { return nil }
        let costs = measure.isPerPair ? ["per pair at \(first)", "per pair at \(last)"] : []
        self.measure = measure
        header = [measure.title] + sizes.map { "\($0)" } + costs + ["exponent", "R²", measure.costTitle]
        self.rows = rows
    }

    static func all(of scale: Scale) -> [ScaleTable] {
        ScaleMeasure.allCases.compactMap { ScaleTable(of: $0, in: scale) }
    }
}

extension ScaleMeasure {
    /// What rises or falls: the cost of a pair, or the share itself.
    var costTitle: String { isPerPair ? "cost per pair" : "share" }
}

extension Trend {
    var text: String {
        switch self {
        case .falls, .stays, .grows: rawValue
        case .open: "not to be told"
        }
    }
}
