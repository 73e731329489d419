import Report
import Support
import Words

/// What is wrong with the subject, one finding a line: failing tests and broken rules.
public enum FindingsWriter {
    public static func lines(
        for report: Report,
        in folder: ReaderFolder = ReaderFolder("."),
        words: WordTable = .standard
    ) -> [String] {
        let failures = report.failed.flatMap { architecture in
            ["The tests of \(architecture.name) fail, so its figures are not published:"]
                + architecture.lines(in: words).map { "  \($0)" }
                + ["  Its breaches of rules are not listed until they pass; catwalk check lists them."]
        }
        let package = report.failed.isEmpty ? [] : [words("failures.package").en]
        let breaches = report.violations.map { breach in
            "\(folder.path(of: breach.file)):\(breach.line): \(breach.isAccepted ? "accepted " : "")breach of "
                + "\(breach.rule): \(breach.words(in: words).en)"
        }
        return failures + package + breaches
    }
}
