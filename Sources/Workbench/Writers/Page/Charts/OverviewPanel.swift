import Report
import Writers

/// One of the two halves of the overview's picture: measures on one scale, a row for each.
struct OverviewPanel {
    let kind: Kind
    let scale: DotStrip.Scale
    /// A value for each architecture; `nil` if it is not known.
    let rows: [(row: Comparison.Row, values: [Double?])]

    /// The places of architectures whose figure may be more.
    static func lowerBounds(of row: Comparison.Row) -> [Int] {
        row.cells.enumerated().filter(\.element.isLowerBound).map(\.offset)
    }

    enum Kind: String, CaseIterable {
        /// Of the baseline.
        case multiples
        case shares

        /// By their names, in the order of the rows.
        fileprivate var measures: [String] {
            switch self {
            case .multiples:
                [
                    "code-lines", "edges-declared", "acd-declared", "acd-resolved", "test-code-lines", "cognitive-sum",
                    "instructions-above-floor", "bytes-per-app", "rebuild-of-32-pairs",
                ]
            case .shares: ["ui-free-deciding-lines"]
            }
        }
    }

    /// Those that have something to show.
    static func all(of report: Report, columns: [Column]) -> [OverviewPanel] {
        let rows = Comparison(of: report).rows
        return Kind.allCases.compactMap { kind in
            let chosen = kind.measures.compactMap { name in rows.first { $0.measure.name == name } }
            return switch kind {
            case .multiples: multiples(of: chosen, columns: columns)
            case .shares: shares(of: chosen)
            }
        }
    }

    /// `nil` if no measure has values that are larger than 0.
    private static func multiples(of rows: [Comparison.Row], columns: [Column]) -> OverviewPanel? {
        guard let baseline = columns.first(where: \.isBaseline)?.index else { return nil }
        let known = rows.compactMap { row -> (row: Comparison.Row, values: [Double?])? in
            guard let base = row.cells[baseline].value, base > 0 else { return nil }
            // The baseline is the line at 1, and no dot: it would look like a winner.
            return (row, row.cells.enumerated().map { $0 == baseline ? nil : $1.value.map { $0 / base } })
        }
        return DotStrip.Scale.ratios(
            known.flatMap { $0.values.compactMap(\.self) },
            one: shortName(of: columns[baseline])
        )
        .map { OverviewPanel(kind: .multiples, scale: $0, rows: known) }
    }

    /// A name that fits between two marks.
    static func shortName(of column: Column) -> String { LabelText.fitted(column.name, to: 8) }

    private static func shares(of rows: [Comparison.Row]) -> OverviewPanel? {
        guard !rows.isEmpty else { return nil }
        // As it is read, so that a script that reads the page draws the same.
        let shown = rows.map { row in (row, row.cells.map { $0.value.map(NumberText.rounded(share:)) }) }
        return OverviewPanel(kind: .shares, scale: .shares, rows: shown)
    }
}
