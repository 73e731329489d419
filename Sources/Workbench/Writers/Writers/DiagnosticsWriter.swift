import Report
import Rules
import Words

/// Breaches in the form of the compiler's own diagnostics, so that an editor jumps to the place.
public enum DiagnosticsWriter {
    /// One line for each breach that is not accepted, and for each accepted one that is gone.
    public static func lines(for comparison: BreachComparison, in folder: ReaderFolder) -> [String] {
        comparison.new.map { breach in
            "\(place(of: breach, in: folder)): error: \(WordTable.standard(breach.explanation).en) [\(breach.rule)]"
        }
            + comparison.gone.map { key in
                "\(folder.path(of: Baseline.fileName)): warning: the accepted breach of \(key) is gone; "
                    + "take it out with catwalk check --update"
            }
    }

    /// Where a breach is: `Sources/App/LoadView.swift:3:16`.
    public static func place(of breach: Violation, in folder: ReaderFolder) -> String {
        "\(folder.path(of: breach.file)):\(breach.position.line):\(breach.position.column)"
    }

    /// What a check of so many rules came to, in a line, with what to do about new breaches that are meant.
    public static func summary(of comparison: BreachComparison, rules: Int) -> String {
        let new = BreachCount(ofPlaces: comparison.new.map(\.key))
        let accepted = BreachCount(ofPlaces: comparison.accepted.map(\.key))
        let breaches = "\(new.text("new")), \(accepted.text("accepted")), \(comparison.gone.count) gone"
        let hint = comparison.new.isEmpty ? "" : " If that is meant, accept it with catwalk check --update-breaches."
        return "Rules: \(rules == 0 ? "none in .catwalk.yml" : String(rules)). Breaches: \(breaches).\(hint)"
    }
}
