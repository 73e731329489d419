import Report
import Words

/// Between which values a figure lies, and in which architectures.
struct ColumnRange {
    let least: Column
    let low: Double
    let most: Column
    let high: Double

    /// `nil` if no value is known.
    init?(of columns: [Column], by value: (ArchitectureFigures) -> Double?) {
        guard let smallest = columns.smallest(by: value), let largest = columns.largest(by: value) else { return nil }
        (least, low) = smallest
        (most, high) = largest
    }

    /// Whether all have the same value, or there is only one.
    var isOne: Bool { low == high }

    /// What fills a sentence that names both ends, and more of its slots.
    func slots(_ format: Unit.Format, and others: [String: Words] = [:]) -> [String: Words] {
        let ends = [
            "least": Words(least.name), "low": Words(NumberText.value(low, format)),
            "most": Words(most.name), "high": Words(NumberText.value(high, format)),
        ]
        return ends.merging(others) { own, _ in own }
    }
}
