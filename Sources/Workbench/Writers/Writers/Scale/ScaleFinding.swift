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
}
