import Report
import Words
import Writers

/// What it costs to run each architecture and to build it, and how that was taken.
struct RunningSection: Sendable {
    let answer: Words
    let lead: Words

    /// How each kind of costs was taken, or that it was not.
    let origins: [Origin]

    let tables: [RunningTable]

    struct Origin: Sendable {
        let kind: Words

        /// Parts with commas of their own.
        let parts: [Words]
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let findings = RunningFindings(report: report, columns: columns, words: words)
        answer = findings.answer
        lead = findings.sentences.paragraph
        origins = CostOrigin.kinds(of: report).map { name, taking in
            let parts = taking.map { CostOrigin.description(of: $0, words: words) }
            return Origin(kind: words("running.\(name)"), parts: parts ?? [words("running.missing")])
        }
        tables = CostTable.all(of: report, words: words).map { RunningTable($0, columns: columns, words: words) }
    }
}
