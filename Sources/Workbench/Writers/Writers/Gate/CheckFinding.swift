import Report
import Rules
import Words

/// Something that makes a check fail: a new breach, figures that are not as accepted, a budget that does not hold.
public struct CheckFinding: Hashable, Sendable {
    /// What is checked there: a rule's name, `figures of MVP`, `budget files < 9`.
    let name: String
    let text: String
    /// From where the reader stands.
    let file: String
    let line: Int
    /// Stays the same if code moves.
    let identity: String
}

extension CheckFinding {
    /// Breaches in the order of the rules, then figures by owner, then budgets in the order of the configuration.
    static func all(breaches: BreachComparison, verdict: GateVerdict?, folder: ReaderFolder) -> [CheckFinding] {
        var times: [BreachKey: Int] = [:]
        let breaches = breaches.new.map { breach in
            times[breach.key, default: 0] += 1
            return CheckFinding(
                name: breach.rule,
                text: WordTable.standard(breach.explanation).en,
                file: folder.path(of: breach.file),
                line: breach.position.line,
                identity: "\(breach.rule)/\(breach.key.from)/\(breach.key.to)/\(times[breach.key, default: 1])"
            )
        }
        let figures = Dictionary(grouping: verdict?.failing ?? [], by: \.change.owner).sorted { $0.key < $1.key }
            .map { owner, failing in
                CheckFinding(
                    name: figuresName(of: owner),
                    text: "\(owner) is not as accepted: \(FigureChangeText.summary(of: failing))",
                    file: folder.path(of: Baseline.fileName),
                    line: 1,
                    identity: "figures/\(owner)"
                )
            }
        let budgets = (verdict?.budgets ?? []).map { breach in
            CheckFinding(
                name: budgetName(breach.budget.condition),
                text: "the budget \(breach.budget.condition) "
                    + (breach.isUndefined ? "cannot be told to hold" : "does not hold"),
                file: folder.path(of: ".catwalk.yml"),
                line: breach.budget.place.line,
                identity: "budget/\(breach.budget.condition)"
            )
        }
        return breaches + figures + budgets
    }

    static func figuresName(of owner: String) -> String { "figures of \(owner)" }

    static func budgetName(_ condition: String) -> String { "budget \(condition)" }
}
