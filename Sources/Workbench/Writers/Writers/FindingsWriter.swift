import Report
import Support
import Words

/// What is wrong with the subject, one finding a line: failing tests and broken rules.
public enum FindingsWriter {
    /// Of the breaches, those in `accepted` are said to be.
    public static func lines(
        for report: Report,
        accepted: Set<ViolationFigures> = [],
        words: WordTable = .standard
    ) -> [String] {
        let failures = report.failed.flatMap { architecture in
            ["The tests of \(architecture.name) fail, so its figures are not published:"]
                + architecture.lines(in: words).map { "  \($0)" }
                + ["  Its breaches of rules are not listed until they pass; catwalk check lists them."]
        }
        let breaches = report.violations.map { breach in
            "\(PrintablePath(breach.file)):\(breach.line): \(accepted.contains(breach) ? "accepted " : "")breach of "
                + "\(breach.rule): \(breach.words(in: words).en)"
        }
        return failures + breaches
    }
}
