import Report

/// What the trends of one measure come to.
package struct ScaleFinding: Sendable {
    package let measure: ScaleMeasure

    /// In the order of the trends; those that no architecture shows are left out.
    package let groups: [Group]

    /// The architectures that show one trend.
    package struct Group: Sendable {
        package let trend: Trend
        package let architectures: [String]

        /// Whether there are several, and all of them show it.
        package let isAll: Bool
    }

    init(of measure: ScaleMeasure, for growth: [MeasuredGrowth]) {
        self.measure = measure
        groups = Trend.allCases.compactMap { trend in
            let names = growth.filter { $0.trend == trend }.map(\.architecture)
            if names.isEmpty { return nil }
            return Group(trend: trend, architectures: names, isAll: names.count == growth.count && names.count > 1)
        }
    }

    /// A sentence: `Files: the cost per pair falls in MVVM; stays in MVC, MVP.`.
    package var text: String {
        let parts = groups.map { "\($0.trend.text) in \($0.isAll ? "all" : $0.architectures.joined(separator: ", "))" }
        return "\(measure.title): \(measure.isPerPair ? "the cost per pair " : "")\(parts.joined(separator: "; "))."
    }

    /// How an exponent becomes a trend, for whoever reads the tables.
    package static let reading = """
        A pair is one copy of all scenes. The exponent is that of the power law that fits best, with the half-width of \
        its 95 % interval. Below \(1 - Trend.margin) the cost per pair falls, above \(1 + Trend.margin) it grows, and \
        between them it stays. A share, and a build after one change, which is one however many pairs there are, are held \
        against −\(Trend.margin) and \(Trend.margin). Of a time the whole interval must lie there; of what is counted, \
        which does not scatter, the exponent alone decides.
        """
}

extension Trend {
    var text: String {
        switch self {
        case .falls, .stays, .grows: rawValue
        case .open: "can't be told"
        }
    }
}
