import Report
import Support
import Words

/// All measures of all architectures, a table for each group of them.
enum ComparisonSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.measured.isEmpty else { return [] }
        let comparison = Comparison(of: report)
        return comparison.groups.map { group in
            "## \(words(group.title).en)\n\n" + table(of: group.rows, columns: comparison.columns, words: words)
        }
    }

    /// The table of some rows, with the ratio to the baseline beside each number.
    static func table(
        of rows: [Comparison.Row],
        columns: [String],
        titles: KeyPath<Measure, Words> = \.title,
        words: WordTable
    ) -> MarkdownText {
        MarkdownTable(
            header: [words("word.measure").en] + columns,
            rows: rows.map { row in
                [words(row.measure[keyPath: titles]).en] + row.cells.map { text(of: $0, in: row) }
            }
        ).text
    }

    private static func text(of cell: Comparison.Cell, in row: Comparison.Row) -> String {
        let number = NumberText.value(cell.value, row.measure.format)
        return cell.ratio.map { "\(number) (\(NumberText.ratio($0)))" } ?? number
    }
}
