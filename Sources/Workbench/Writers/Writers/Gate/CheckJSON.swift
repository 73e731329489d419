import Report
import Support

/// A check for programs: every breach and figure, keys in alphabetical order.
public enum CheckJSON {
    /// The verdict is missing where no figures were asked for.
    public static func text(rules: Int, breaches: BreachComparison, verdict: GateVerdict?) throws -> String {
        try JSONText.text(for: CheckDocument(rules: rules, breaches: breaches, verdict: verdict))
    }
}
