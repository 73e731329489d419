import Report
import Words

/// What is said of one measure: how it grows, and a table with a row for each architecture in which it was taken.
package struct ScaleTable: Sendable {
    package let id: String
    package let title: Words
    /// What the trends come to.
    package let finding: Words
    /// What the axes of a chart are, and what a level line in it means.
    package let axes: Words
    package let header: [Words]
    package let rows: [Row]

    package struct Row: Sendable {
        package let growth: MeasuredGrowth
        package let name: String
        /// Beside the name.
        package let cells: [Words]
    }

    /// Of each measure that was taken.
    package static func all(of scale: Scale, words: WordTable) -> [ScaleTable] {
        ScaleMeasure.allCases.compactMap { measure in
            let growth = scale.growth(of: measure)
            return growth.isEmpty ? nil : ScaleTable(of: measure, growth: growth, in: scale, words: words)
        }
    }

    private init(of measure: ScaleMeasure, growth: [MeasuredGrowth], in scale: Scale, words: WordTable) {
        let columns = Self.columns(of: measure, at: scale.sizes, words: words)
        id = measure.rawValue
        title = measure.title(in: words)
        finding = Self.finding(of: measure, for: growth, among: scale.architectures.count, words: words)
        axes = words(
            measure.isPerPair ? "scale.cost-axes" : measure.unit == .share ? "scale.share-axes" : "scale.change-axes"
        )
        header = [words("word.architecture")] + columns.map(\.title)
        rows = growth.map { growth in
            Row(growth: growth, name: growth.architecture, cells: columns.map { $0.text(growth) })
        }
    }
}

extension ScaleTable {
    private typealias Column = (title: Words, text: (MeasuredGrowth) -> Words)

    /// The figure at each size, the cost of a pair at the last, and the law.
    private static func columns(of measure: ScaleMeasure, at sizes: [Int], words: WordTable) -> [Column] {
        func column(_ title: Words, _ pairs: Int, of figures: @escaping (MeasuredGrowth) -> [MeasuredGrowth.Figure])
            -> Column
        {
            (title, { Words(ScaleNumber.text(figures($0).first { $0.pairs == pairs }?.value, measure.unit)) })
        }
        // What one costs where there is one stands among the figures; a share is a cost of each as it is.
        let costs = measure.isPerPair ? sizes.suffix(1) : []
        return sizes.map { column(Words($0), $0) { $0.figures } }
            + costs.map { column(words("scale.cost-at", ["count": Words($0)]), $0) { $0.costs } }
            + [
                (words("scale.exponent"), { Words(ScaleNumber.exponent(of: $0.law)) }),
                ("R²", { Words(ScaleNumber.rSquared(of: $0.law)) }),
                (words("scale.trend"), { $0.trendTitle(in: words) }),
            ]
    }

    /// Which architectures show which trend; of all is said what was measured of so many.
    private static func finding(
        of measure: ScaleMeasure,
        for growth: [MeasuredGrowth],
        among count: Int,
        words: WordTable
    ) -> Words {
        let titles = Trend.allCases.flatMap { trend in
            growth.filter { $0.trend == trend }.map { $0.trendTitle(in: words) }
        }.uniqued
        let trends = titles.map { title -> Words in
            let names = growth.filter { $0.trendTitle(in: words) == title }.map { Words($0.architecture) }
            return names.count == count && count > 1
                ? words("scale.in-all", ["trend": title])
                : words("scale.in", ["trend": title, "names": names.listed])
        }
        return words(
            measure.isPerPair ? "scale.cost" : "scale.share",
            ["measure": measure.title(in: words), "trends": trends.clauses]
        )
    }
}

extension ScaleMeasure {
    func title(in words: WordTable) -> Words { words("scale.\(rawValue)") }
}

extension MeasuredGrowth {
    /// What becomes of the cost of a pair, and from where on it stays.
    package func trendTitle(in words: WordTable) -> Words {
        let title = words("scale.\(trend.rawValue)")
        return staysFrom.map { words("scale.until", ["trend": title, "count": Words($0)]) } ?? title
    }
}
