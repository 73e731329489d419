import Report

/// Every place where an architecture breaks a rule.
enum BreachSection {
    static func text(for report: Report) -> String {
        let rows = report.measured.flatMap { architecture in
            architecture.violations.map { breach in
                [
                    "\(breach.file):\(breach.line)", architecture.name, breach.rule,
                    "\(breach.from) → \(breach.to)", breach.explanation,
                ]
            }
        }
        let body =
            rows.isEmpty
            ? "No measured architecture breaks a rule.\n"
            : MarkdownTable(header: ["Place", "Architecture", "Rule", "Uses", "Why"], rows: rows).text
        return "## Breaches of rules\n\n" + body
    }
}
