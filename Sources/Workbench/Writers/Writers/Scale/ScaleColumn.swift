import Report
import Words

/// A column of the table that shows how one measure grows.
package enum ScaleColumn: Hashable, Sendable {
    case architecture
    /// The figure with so many pairs.
    case figure(pairs: Int)
    /// What one of so many pairs costs.
    case cost(pairs: Int)
    case exponent, rSquared, trend

    /// Of the table of a measure that was taken at these sizes.
    static func all(of measure: ScaleMeasure, at sizes: [Int]) -> [ScaleColumn] {
        // What one costs where there is one stands among the figures; a share is a cost of each as it is.
        let costs = measure.isPerPair ? sizes.suffix(1).map { ScaleColumn.cost(pairs: $0) } : []
        let figures = sizes.map { ScaleColumn.figure(pairs: $0) }
        return [.architecture] + figures + costs + [.exponent, .rSquared, .trend]
    }

    package func text(of growth: MeasuredGrowth, words: ScaleWords) -> Words {
        switch self {
        case .architecture: Words(growth.architecture)
        case .figure(let pairs): Words(Self.text(of: growth.figures, at: pairs, growth.measure.unit))
        case .cost(let pairs): Words(Self.text(of: growth.costs, at: pairs, growth.measure.unit))
        case .exponent: Words(ScaleNumber.exponent(of: growth.law))
        case .rSquared: Words(ScaleNumber.rSquared(of: growth.law))
        case .trend: words.trend(growth.trend)
        }
    }
}

extension ScaleColumn {
    private static func text(
        of figures: [MeasuredGrowth.Figure],
        at pairs: Int,
        _ unit: ScaleMeasure.Unit
    ) -> String {
        ScaleNumber.text(figures.first { $0.pairs == pairs }?.value, unit)
    }
}
