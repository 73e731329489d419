import Report
import Support
import Words

/// All measures of all architectures, a table for each group of them.
enum ComparisonSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.measured.isEmpty else { return [] }
        let comparison = Comparison(of: report)
        let groups = comparison.groups.flatMap { group -> [MarkdownText] in
            let table = table(of: group.rows, columns: comparison.columns, words: words)
            let isResolved = group.title == MeasureGroup.resolved.title
            let notes = isResolved ? UnseenCallbacks.paragraphs(of: report, words: words) : []
            return ["### \(words(group.title).en)\n", table] + notes
        }
        let absences = comparison.absent.map { reason, measures -> MarkdownText in
            let titles = measures.map { words($0.fullTitle).en }.joined(separator: "; ")
            return
                "- \(words.paragraph("absent.measures", ["measures": "\(titles)", "reason": words.markdown(reason.words)]))"
        }
        let leftOut = LeftOut.paragraph(of: report, words: words).map { "- \($0)" as MarkdownText }
        let missing = absences + [leftOut].compactMap(\.self)
        return groups + (missing.isEmpty ? [] : [words.heading("absent.title"), missing.joined()])
    }

    /// The table of some rows, with the ratio to the baseline beside each number.
    static func table(
        of rows: [Comparison.Row],
        columns: [String],
        titles: KeyPath<Measure, Words> = \.title,
        words: WordTable
    ) -> MarkdownText {
        let rows = rows.map { row in
            [words(row.measure[keyPath: titles]).en]
                + row.cells.map { cell in
                    let number = cell.text(row.measure.format)
                    let bound = cell.isLowerBound ? "≥ " : ""
                    return cell.ratio.map { "\(number) (\(bound)\(NumberText.ratio($0)))" } ?? number
                }
        }
        return TextTable(header: [words("word.measure").en] + columns, rows: rows).markdown
    }
}
