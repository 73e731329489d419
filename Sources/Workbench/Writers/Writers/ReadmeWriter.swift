import Report
import Words

/// The answers and the few rows of the comparison that a README shows, between two markers.
public enum ReadmeWriter {
    static let start = "<!-- catwalk:comparison -->"
    static let end = "<!-- /catwalk:comparison -->"

    /// The README with the table brought up to date; `nil` if it has no markers.
    public static func text(
        of readme: String,
        for report: Report,
        words: WordTable = .standard
    ) throws(ReadmeError) -> String? {
        let starts = readme.ranges(of: start)
        let ends = readme.ranges(of: end)
        if starts.isEmpty, ends.isEmpty { return nil }
        guard starts.count == 1, ends.count == 1, starts[0].upperBound <= ends[0].lowerBound else {
            throw .markers(starts: starts.count, ends: ends.count)
        }
        return readme[..<starts[0].upperBound] + "\n\n" + table(for: report, words: words).description + "\n"
            + readme[ends[0].lowerBound...]
    }
}

extension ReadmeWriter {
    private static func table(for report: Report, words: WordTable) -> MarkdownText {
        let comparison = Comparison(of: report)
        let failed: [MarkdownText] = report.failed.map { failed in
            "\(words.markdown("failures.left-out", ["name": "\(failed.name)"]))\n"
        }
        guard !comparison.columns.isEmpty else { return failed.joined() }
        let rows = comparison.rows.filter(\.measure.isHeadline)
        let table = ComparisonSection.table(of: rows, columns: comparison.columns, titles: \.fullTitle, words: words)
        let columns = Column.all(of: report)
        let answers =
            columns.count > 1 ? OverviewAnswer.all(of: report, columns: columns, words: words).map(\.whole) : []
        let notes = OverviewNotes.all(of: report, columns: columns, words: words)
        return ((answers + notes).map { "\($0.en)\n" } + [table] + failed).joined(separator: "\n")
    }
}
