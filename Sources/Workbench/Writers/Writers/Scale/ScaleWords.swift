import Report
import Words

/// What a measurement of growth says, in every language.
package struct ScaleWords: Sendable {
    private let words: WordTable

    package init(_ words: WordTable) {
        self.words = words
    }

    package func title(of measure: ScaleMeasure) -> Words { words("scale.\(measure.rawValue)") }

    package func trend(_ trend: Trend) -> Words { words("scale.\(trend.rawValue)") }

    package func title(of column: ScaleColumn) -> Words {
        switch column {
        case .architecture: words("word.architecture")
        case .figure(let pairs): Words(pairs)
        case .cost(let pairs): words("scale.cost-at", ["count": Words(pairs)])
        case .exponent: words("scale.exponent")
        case .rSquared: "R²"
        case .trend: words("scale.trend")
        }
    }

    package func finding(_ finding: ScaleFinding) -> Words {
        let trends = finding.groups.map(clause)
        let both = Words(
            en: trends.map(\.en).joined(separator: "; "),
            zh: trends.map(\.zh).joined(separator: "；")
        )
        return words(
            finding.measure.isPerPair ? "scale.cost" : "scale.share",
            ["measure": title(of: finding.measure), "trends": both]
        )
    }

    /// What the axes of a chart are, and what a level line in it means.
    package func axes(of measure: ScaleMeasure) -> Words {
        if measure.isPerPair { return words("scale.cost-axes") }
        return words(measure.unit == .share ? "scale.share-axes" : "scale.change-axes")
    }

    /// How an exponent becomes a trend.
    package var reading: Words {
        words(
            "scale.reading",
            [
                "lower": "\(1 - Trend.margin)", "upper": "\(1 + Trend.margin)",
                "least": "−\(Trend.margin)", "most": "\(Trend.margin)",
            ]
        )
    }

    /// When, where and how often it was measured.
    package func origin(of generation: Generation, rounds: Int) -> Words {
        let place = words(
            "scale.origin",
            ["date": Words(generation.date), "host": Words(generation.host), "swift": Words(generation.swift)]
        )
        let often = rounds == 1 ? words("scale.once") : words("scale.rounds", ["count": Words(rounds)])
        return [place, often, words("scale.processor")].paragraph
    }
}

extension ScaleWords {
    private func clause(of group: ScaleFinding.Group) -> Words {
        let trend = trend(group.trend)
        if group.isAll { return words("scale.in-all", ["trend": trend]) }
        return words("scale.in", ["trend": trend, "names": group.architectures.map { Words($0) }.listed])
    }
}
