import Report
import Support
import Words

/// Every place at which a rule is broken.
enum BreachSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let rows = report.violations.map { breach in
            let rule = breach.isAccepted ? "\(breach.rule) (\(words("breaches.accepted").en))" : breach.rule
            return ["\(breach.file):\(breach.line)", rule, "\(breach.from) → \(breach.to)", breach.words(in: words).en]
        }
        let header = ["place", "rule", "uses", "why"].map { words("breaches.\($0)").en }
        let table = TextTable(header: header, textColumns: 4, rows: rows)
        let none = words.paragraph(
            report.rules.isEmpty ? "pain.no-rules" : "pain.no-breaches",
            ["count": "\(report.rules.count)"]
        )
        return [words.heading("breaches.title"), rows.isEmpty ? none : table.markdown]
    }
}
