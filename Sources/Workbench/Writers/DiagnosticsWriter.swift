import Baseline
import Rules

/// Breaches in the form of the compiler's own diagnostics, so that an editor jumps to the place.
public enum DiagnosticsWriter {
    /// One line for each breach that is not accepted, and for each accepted one that is gone.
    ///
    /// `folder` is how the reader names the subject's root, with `.` for the folder he is in.
    public static func lines(for comparison: BreachComparison, in folder: String) -> [String] {
        let prefix = folder == "." ? "" : folder + (folder.hasSuffix("/") ? "" : "/")
        return comparison.new.map { breach in
            "\(prefix)\(breach.file):\(breach.position.line):\(breach.position.column): "
                + "error: \(breach.explanation) [\(breach.rule)]"
        }
            + comparison.gone.map { key in
                "\(prefix)\(Baseline.fileName): warning: the accepted breach of \(key) is gone; "
                    + "take it out with catwalk check --update"
            }
    }
}
