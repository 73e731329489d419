import Report
import Words

/// The measured architectures side by side: one column each, one row for each measure.
package struct Comparison {
    package let columns: [String]
    package let groups: [Group]
    /// The measures that no architecture has a value for, by the reason, in the order of measures.
    package let absent: [(reason: Absence, measures: [Measure])]

    package struct Group {
        package let title: Words
        package let rows: [Row]
    }

    package struct Row {
        package let measure: Measure
        /// One for each column.
        package let cells: [Cell]
        /// The largest value in relation to the smallest; `nil` for shares, or if a value is missing, or not
        /// above 0, as what lies below the floor is, or too small.
        package let spread: Double?

        /// Whether all architectures have the same value, as it is shown; what may be more is not the same.
        package var isAlike: Bool {
            !cells.contains(where: \.isLowerBound)
                && Set(cells.map { NumberText.value($0.value, measure.format) }).count == 1
        }

        /// Whether some have none of it and others have: a difference that no ratio can express.
        var startsAtNothing: Bool {
            let values = cells.compactMap(\.value)
            return measure.format != .share && values.contains(0) && values.contains { $0 > 0 }
        }
    }

    package struct Cell {
        package let value: Double?
        /// In relation to the baseline's value; `nil` for the baseline itself, for shares, and if either is missing or
        /// below 0, or the baseline's is 0.
        package let ratio: Double?
        /// Whether it may be more: no graph has the edges of a callback that nobody sees.
        package let isLowerBound: Bool

        /// As it is read.
        package func text(_ format: Unit.Format) -> String {
            (isLowerBound ? "≥ " : "") + NumberText.value(value, format)
        }
    }

    /// Empty if nothing was measured.
    package init(of report: Report) {
        let architectures = report.measured
        columns = architectures.map(\.name)
        let baseline = architectures.first { $0.name == report.baseline }
        func isShown(_ measure: Measure) -> Bool {
            let fuller = Measure.all.first { $0.name == measure.standsInFor }
            return !architectures.contains { fuller?.value($0) != nil }
        }
        groups = MeasureGroup.all.compactMap { group in
            let asked = group.measures.filter { isShown($0) && $0.absence(in: report) == nil }
            let rows = asked.map { Self.row($0, of: architectures, baseline: baseline) }
                .filter { row in row.cells.contains { $0.value != nil } }
            return rows.isEmpty ? nil : Group(title: group.title, rows: rows)
        }
        let shown = Set(groups.flatMap(\.rows).map(\.measure.name))
        let missing = Measure.all.filter { $0.standsInFor == nil && !shown.contains($0.name) }
        absent = Absence.allCases.compactMap { reason in
            let measures = missing.filter { measure in
                (measure.absence(in: report) ?? architectures.first.flatMap { measure.absence(in: $0) }) == reason
            }
            return measures.isEmpty ? nil : (reason, measures)
        }
    }

    /// What is not here, and how to get it: a sentence for each reason.
    package func absences(in words: WordTable) -> [Words] {
        absent.map { reason, measures in
            words(
                "absent.measures",
                ["measures": measures.map { words($0.fullTitle) }.enumerated, "reason": words(reason.words)]
            )
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
            // In relation to what may be more, a number may be less.
            let hasRatio = !isBaseline && baseline.map { !isLowerBound(measure, of: $0) } ?? false
            return Cell(
                value: value,
                ratio: hasRatio ? ratio(of: value, to: base, for: measure) : nil,
                isLowerBound: value != nil && isLowerBound(measure, of: architecture)
            )
        }
        return Row(measure: measure, cells: cells, spread: spread(of: cells.map(\.value), for: measure))
    }

    private static func isLowerBound(_ measure: Measure, of architecture: ArchitectureFigures) -> Bool {
        measure.growsWithEdges && architecture.coupling.unseenCallbacks?.isEmpty == false
    }

    private static func ratio(of value: Double?, to base: Double?, for measure: Measure) -> Double? {
        guard measure.format != .share, let value, let base, value >= 0, base > 0 else { return nil }
        let ratio = value / base
        // A report that somebody has written may have a number so small that nothing is a multiple of it.
        return ratio.isFinite ? ratio : nil
    }

    private static func spread(of values: [Double?], for measure: Measure) -> Double? {
        let known = values.compactMap(\.self)
        guard known.count == values.count, let smallest = known.min(), let largest = known.max() else { return nil }
        return ratio(of: largest, to: smallest, for: measure)
    }
}
