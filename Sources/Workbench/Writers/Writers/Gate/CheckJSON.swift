import Report
import Rules
import Support
import Words

/// A check for programs: every breach and figure, keys in alphabetical order.
public enum CheckJSON {
    /// The verdict is `nil` if no figures were asked for.
    public static func text(rules: Int, breaches: BreachComparison, verdict: GateVerdict?) throws -> String {
        let sorted: JSONObject = [
            "new": breaches.new.map(object), "accepted": Set(breaches.accepted.map(\.key)).sorted(),
            "gone": breaches.gone,
        ]
        let check: JSONObject = [
            "schemaVersion": 1,
            "passes": breaches.new.isEmpty && verdict?.isBroken != true,
            "rules": rules,
            "breaches": sorted,
            "figures": verdict.flatMap(figures),
            "budgets": (verdict?.budgets ?? []).map(object),
        ]
        return try JSONText.text(for: check)
    }
}

extension CheckJSON {
    private static func object(for breach: Violation) -> JSONObject {
        [
            "rule": breach.rule, "from": breach.key.from, "to": breach.key.to, "file": breach.file,
            "line": breach.position.line, "column": breach.position.column,
            "explanation": WordTable.standard(breach.explanation).en,
        ]
    }

    /// `nil` if no figures have been accepted.
    private static func figures(of verdict: GateVerdict) -> JSONObject? {
        guard let changes = verdict.changes else { return nil }
        return [
            "failing": verdict.failing.map(object),
            "tolerated": verdict.tolerated,
            "changes": ChangesWriter(changes: changes, before: "accepted", after: "today").object,
        ]
    }

    /// By how much the figure might have moved is left out if nothing lets it move.
    private static func object(for failing: FailingFigure) -> JSONObject {
        [
            "of": failing.change.owner,
            "name": failing.change.name,
            "tolerance": failing.tolerance.map { tolerance -> JSONObject in
                ["absolute": tolerance.absolute, "relative": tolerance.relative]
            },
        ]
    }

    private static func object(for breach: BudgetBreach) -> JSONObject {
        [
            "condition": breach.budget.condition, "line": breach.budget.place.line,
            "column": breach.budget.place.column, "isUndefined": breach.isUndefined,
        ]
    }
}
