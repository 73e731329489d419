import Scale

/// What the trends of one measure come to, in a sentence.
package enum ScaleFinding {
    /// How an exponent becomes a trend, for whoever reads the tables.
    package static let reading = """
        A pair is one copy of all scenes. The exponent is that of the power law that fits best, with the half-width of its \
        95 % interval. The cost per pair falls where the whole interval lies below \(1 - Trend.margin), grows where it \
        lies above \(1 + Trend.margin), and stays where it lies between them; a share is held against \
        −\(Trend.margin) and \(Trend.margin).
        """

    /// Names each trend with its architectures.
    ///
    /// `Files per pair: falls in MVVM; stays in MVC, MVP.`
    static func text(for growth: [MeasuredGrowth], of measure: ScaleMeasure) -> String {
        let parts = Trend.allCases.compactMap { trend -> String? in
            let names = growth.filter { $0.trend == trend }.map(\.architecture)
            if names.isEmpty { return nil }
            let isAll = names.count == growth.count && names.count > 1
            return "\(trend.text) in \(isAll ? "all" : names.joined(separator: ", "))"
        }
        return "\(measure.title)\(measure.isPerPair ? " per pair" : ""): \(parts.joined(separator: "; "))."
    }
}

extension Trend {
    var text: String {
        switch self {
        case .falls, .stays, .grows: rawValue
        case .open: "not to be told"
        }
    }
}
