import Report
import Writers

/// A part of the overview's picture: measures on one scale, a row for each.
struct OverviewPanel {
    let kind: Kind
    let scale: DotStrip.Scale
    let rows: [Row]

    struct Row {
        let measure: Measure
        let cells: [Comparison.Cell]
        /// Where each architecture stands on the scale, then each variant; `nil` if that is not known.
        let places: [Double?]
        /// What was measured of the variants; empty if they have no such figure.
        let variants: [Double?]

        /// The places of architectures whose figure may be more.
        var lowerBounds: [Int] { cells.enumerated().filter(\.element.isLowerBound).map(\.offset) }
    }

    enum Kind: String, CaseIterable {
        /// What there is of it.
        case multiples
        case shares
        /// What it costs to run and to build, of variants as well.
        case costs

        /// Multiples of the baseline have one scale, so that equal distances are equal factors.
        var isOfBaseline: Bool { self != .shares }

        /// By their names, in the order of the rows.
        fileprivate var measures: [String] {
            switch self {
            case .multiples:
                [
                    "code-lines", "largest-type", "edges-declared", "acd-declared", "acd-resolved", "test-code-lines",
                    "cognitive-sum",
                ]
            case .shares: ["ui-free-deciding-lines"]
            case .costs: ["instructions-above-floor", "bytes-per-app", "rebuild-of-32-pairs"]
            }
        }
    }

    /// The panels that have something to show.
    static func all(of report: Report, columns: [Column]) -> [OverviewPanel] {
        let comparison = Comparison(of: report).rows
        let kinds = Kind.allCases.map { kind in
            (kind, kind.measures.compactMap { name in comparison.first { $0.measure.name == name } })
        }
        let variants = VariantColumn.all(of: report, columns: columns)
        let rows = kinds.map { kind, rows in
            (kind, rows.compactMap { row(of: $0, in: kind, columns: columns, variants: variants) })
        }
        let multiples = DotStrip.Scale.ratios(
            rows.filter(\.0.isOfBaseline).flatMap { $0.1.flatMap { $0.places.compactMap(\.self) } },
            one: columns.first(where: \.isBaseline).map(shortName) ?? ""
        )
        return rows.compactMap { kind, rows in
            guard !rows.isEmpty, let scale = kind.isOfBaseline ? multiples : .shares else { return nil }
            return OverviewPanel(kind: kind, scale: scale, rows: rows)
        }
    }

    /// `nil` if it has no value that is larger than 0.
    private static func row(
        of row: Comparison.Row,
        in kind: Kind,
        columns: [Column],
        variants: [VariantColumn]
    ) -> Row? {
        guard kind.isOfBaseline else {
            // As it is read, so that a script that reads the page draws the same.
            let shown = row.cells.map { $0.value.map(NumberText.rounded(share:)) }
            return Row(measure: row.measure, cells: row.cells, places: shown, variants: [])
        }
        guard let baseline = columns.first(where: \.isBaseline)?.index, let base = row.cells[baseline].value, base > 0
        else { return nil }
        let others = kind == .costs ? variants.map { row.measure.value($0.figures) } : []
        // The baseline is the line at 1, and no dot: it would look like a winner.
        let own = row.cells.enumerated().map { $0 == baseline ? nil : $1.value }
        return Row(
            measure: row.measure,
            cells: row.cells,
            places: (own + others).map { $0.map { $0 / base } },
            variants: others
        )
    }

    /// A name that fits between two marks.
    static func shortName(of column: Column) -> String { LabelText.fitted(column.name, to: 8) }
}

extension [OverviewPanel] {
    /// The columns of all variants, if any has a place in some row; else none.
    func variants(of report: Report, columns: [Column]) -> [VariantColumn] {
        contains { $0.rows.contains { !$0.variants.isEmpty } } ? VariantColumn.all(of: report, columns: columns) : []
    }
}
