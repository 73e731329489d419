import Report
import Support

/// The scenario in which an architecture may add most to a tap: the one with the highest upper bound of all.
package struct SlowestTap: Sendable {
    package let scenario: String

    /// `nil` if nobody taps, or without a floor.
    package init?(in columns: [Column]) {
        let scenarios = columns.flatMap { $0.figures.costs?.scenarios ?? [] }
        let bounds = scenarios.compactMap { scenario in
            scenario.addedPerTap.map { (scenario: scenario.name, high: $0.high) }
        }
        guard let highest = bounds.max(by: { $0.high < $1.high }) else { return nil }
        scenario = highest.scenario
    }

    /// What is added to a tap there, in microseconds on average over the scenario.
    package func microseconds(in costs: CostFigures?) -> MedianInterval? {
        costs?.scenarios.first { $0.name == scenario }?.addedPerTap
    }
}
