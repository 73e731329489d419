import Report
import Words

/// What a measurement of growth says beside its tables, in every language.
package enum ScaleWords {
    /// How an exponent becomes a trend.
    package static func reading(in words: WordTable) -> Words {
        words(
            "scale.reading",
            [
                "lower": "\(1 - Trend.margin)", "upper": "\(1 + Trend.margin)",
                "least": "−\(Trend.margin)", "most": "\(Trend.margin)",
            ]
        )
    }

    /// When, where and how often it was measured.
    package static func origin(of generation: Generation, rounds: Int, in words: WordTable) -> Words {
        let place = words(
            "scale.origin",
            [
                "date": Words(generation.date), "host": Words(generation.host),
                "swift": Words(generation.swift ?? NumberText.missing),
            ]
        )
        let often = rounds == 1 ? words("scale.once") : words("scale.rounds", ["count": Words(rounds)])
        return [place, often, words("scale.processor")].paragraph
    }
}
