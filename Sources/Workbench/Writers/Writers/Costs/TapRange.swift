import Report
import Support

/// What an architecture adds to a tap, in microseconds on average over a scenario: in the scenario where that is least, and in
/// the one where it is most.
package struct TapRange: Sendable {
    package let least: MedianInterval
    package let most: MedianInterval

    /// `nil` if nobody taps, or without a floor.
    package init?(of costs: CostFigures?) {
        let added = costs?.scenarios.compactMap(\.addedPerTap) ?? []
        guard let least = added.min(by: { $0.median < $1.median }), let most = added.max(by: { $0.median < $1.median })
        else { return nil }
        (self.least, self.most) = (least, most)
    }

    /// As it is read: `17–30`, or one number if both are the same.
    package var text: String {
        let (low, high) = (NumberText.value(least.median, .count), NumberText.value(most.median, .count))
        return low == high ? low : "\(low)–\(high)"
    }
}

extension ScenarioCosts {
    var addedPerTap: MedianInterval? { perAction(microsecondsAboveFloor) }
}
