import Report
import Support
import Words

/// Every place where a rule is broken.
enum BreachSection {
    static func text(for report: Report, words: WordTable) -> MarkdownText {
        let rows = report.violations.map { breach in
            ["\(breach.file):\(breach.line)", breach.rule, "\(breach.from) → \(breach.to)", breach.words(in: words).en]
        }
        let header = ["place", "rule", "uses", "why"].map { words("breaches.\($0)").en }
        let body: MarkdownText =
            rows.isEmpty
            ? words.markdown("breaches.none") + "\n"
            : MarkdownTable(header: header, textColumns: 4, rows: rows).text
        return "## " + words.markdown("breaches.title") + "\n\n" + body
    }
}
