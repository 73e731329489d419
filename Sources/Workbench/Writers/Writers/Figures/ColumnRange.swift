import Report
import Words

/// Between which values a figure lies, and in which architectures: all that are alike at the precision shown.
package struct ColumnRange {
    package let least: ColumnExtreme
    package let most: ColumnExtreme

    /// `nil` if no value is known.
    package init?(of columns: [Column], in format: Unit.Format, by value: (ArchitectureFigures) -> Double?) {
        guard let least = ColumnExtreme(of: columns, in: format, by: { value($0).map { -$0 } }, shown: value),
            let most = ColumnExtreme(of: columns, in: format, by: value, shown: value)
        else { return nil }
        self.least = least
        self.most = most
    }

    /// Whether all have the same value as it is shown, or there is only one.
    package var isOne: Bool { least.text == most.text }

    /// The largest for each of the smallest.
    package var ratio: Double { most.value / least.value }

    /// What fills a sentence that names both ends, and more of its slots.
    package func slots(and others: [String: Words] = [:]) -> [String: Words] {
        let ends = [
            "least": least.names, "low": Words(least.text), "most": most.names, "high": Words(most.text),
        ]
        return ends.merging(others) { own, _ in own }
    }
}

/// The architectures that have the largest value of all, as it is shown.
package struct ColumnExtreme {
    /// In their order; never empty.
    package let columns: [Column]
    /// Of the first one that is not exceeded.
    package let value: Double
    package let text: String

    /// `nil` if no value is known.
    package init?(of columns: [Column], in format: Unit.Format, by value: (ArchitectureFigures) -> Double?) {
        self.init(of: columns, in: format, by: value, shown: value)
    }

    fileprivate init?(
        of columns: [Column],
        in format: Unit.Format,
        by order: (ArchitectureFigures) -> Double?,
        shown: (ArchitectureFigures) -> Double?
    ) {
        let known = columns.compactMap { column in
            order(column.figures).flatMap { order in shown(column.figures).map { (column, order: order, value: $0) } }
        }
        guard let first = known.max(by: { $0.order < $1.order }) else { return nil }
        value = first.value
        let text = NumberText.value(first.value, format)
        self.text = text
        self.columns = known.filter { NumberText.value($0.value, format) == text }.map(\.0)
    }

    package var names: Words { columns.map { Words($0.name) }.listed }
}
