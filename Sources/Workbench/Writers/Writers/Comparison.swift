import Report
import Words

/// The measured architectures side by side: one column each, one row for each measure.
package struct Comparison {
    package let columns: [String]
    package let groups: [Group]

    package struct Group {
        package let title: Words
        package let rows: [Row]
    }

    package struct Row {
        package let measure: Measure
        /// One for each column.
        package let cells: [Cell]
        /// The largest value in relation to the smallest; `nil` for shares, or when a value is missing or 0.
        package let spread: Double?

        /// Whether some have none of it and others have: a difference that no ratio can express.
        var startsAtNothing: Bool {
            let values = cells.compactMap(\.value)
            return measure.format != .share && values.contains(0) && values.contains { $0 > 0 }
        }
    }

    package struct Cell {
        package let value: Double?
        /// In relation to the baseline's value; `nil` for the baseline itself, for shares, and where either is
        /// missing or the baseline's is 0.
        package let ratio: Double?
    }

    package init(of report: Report) {
        let architectures = report.measured
        columns = architectures.map(\.name)
        let baseline = architectures.first { $0.name == report.baseline }
        groups = MeasureGroup.all.compactMap { group in
            let rows = group.measures.map { Self.row($0, of: architectures, baseline: baseline) }
            let isEmpty = rows.allSatisfy { row in row.cells.allSatisfy { $0.value == nil } }
            return group.isOptional && isEmpty ? nil : Group(title: group.title, rows: rows)
        }
    }

    package var rows: [Row] { groups.flatMap(\.rows) }
}

extension Comparison {
    private static func row(
        _ measure: Measure,
        of architectures: [ArchitectureFigures],
        baseline: ArchitectureFigures?
    ) -> Row {
        let base = baseline.flatMap(measure.value)
        let cells = architectures.map { architecture in
            let value = measure.value(architecture)
            let isBaseline = architecture.name == baseline?.name
            return Cell(value: value, ratio: isBaseline ? nil : ratio(of: value, to: base, for: measure))
        }
        return Row(measure: measure, cells: cells, spread: spread(of: cells.map(\.value), for: measure))
    }

    private static func ratio(of value: Double?, to base: Double?, for measure: Measure) -> Double? {
        guard measure.format != .share, let value, let base, base != 0 else { return nil }
        return value / base
    }

    private static func spread(of values: [Double?], for measure: Measure) -> Double? {
        let known = values.compactMap(\.self)
        guard known.count == values.count, let smallest = known.min(), let largest = known.max() else { return nil }
        return ratio(of: largest, to: smallest, for: measure)
    }
}
