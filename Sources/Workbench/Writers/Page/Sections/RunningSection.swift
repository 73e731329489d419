import Report
import Words
import Writers

/// What it costs to run each architecture and to build it, and how that was taken.
enum RunningSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let findings = RunningFindings(report: report, columns: columns, words: words)
        let origins = CostOrigin.kinds(of: report).map { name, taking -> Content in
            let parts = taking.map { CostOrigin.description(of: $0, words: words) }
            return ["kind": words("running.\(name)"), "parts": parts ?? [words("running.missing")]]
        }
        let tables = CostTable.all(of: report, words: words)
        return [
            "answer": findings.answer,
            "lead": findings.sentences.paragraph,
            "origins": origins,
            "tables": tables.map { RunningTable.content(of: $0, columns: columns, words: words) },
        ]
    }
}
