import Report
import Support

/// Every place where a rule is broken.
enum BreachSection {
    static func text(for report: Report) -> MarkdownText {
        let rows = report.violations.map { breach in
            ["\(breach.file):\(breach.line)", breach.rule, "\(breach.from) → \(breach.to)", breach.explanation]
        }
        let body: MarkdownText =
            rows.isEmpty
            ? "No rule is broken.\n"
            : MarkdownTable(header: ["Place", "Rule", "Uses", "Why"], textColumns: 4, rows: rows).text
        return "## Breaches of rules\n\n" + body
    }
}
