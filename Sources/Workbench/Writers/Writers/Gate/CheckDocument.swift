import Report
import Rules
import Subject
import Words

/// The keys of the JSON form of a check.
struct CheckDocument: Encodable {
    let schemaVersion = 1

    /// Whether all is as accepted.
    let passes: Bool

    let rules: Int
    let breaches: Breaches

    /// Absent where no figures have been accepted.
    let figures: Figures?

    let budgets: [BrokenBudget]

    struct Breaches: Encodable {
        let new: [NewBreach]
        let accepted: [BreachKey]
        let gone: [BreachKey]
    }

    struct NewBreach: Encodable {
        let rule: String
        let from: String
        let to: String
        let file: String
        let line: Int
        let column: Int
        let explanation: String
    }

    struct Figures: Encodable {
        let failing: [Failing]

        /// How many have moved no further than they may.
        let tolerated: Int

        /// All that has changed, and how much has not.
        let changes: ChangesDocument
    }

    struct Failing: Encodable {
        let of: String
        let name: String

        /// By how much it might have moved; absent if nothing lets it move.
        let tolerance: Tolerance?
    }

    struct Tolerance: Encodable {
        let absolute: Double?
        let relative: Double?
    }

    struct BrokenBudget: Encodable {
        let condition: String
        let line: Int
        let column: Int

        /// Whether a figure in it is not defined.
        let isUndefined: Bool
    }
}

extension CheckDocument {
    init(rules: Int, breaches: BreachComparison, verdict: GateVerdict?) {
        self.init(
            passes: breaches.new.isEmpty && verdict?.isBroken != true,
            rules: rules,
            breaches: Breaches(
                new: breaches.new.map(NewBreach.init),
                accepted: breaches.accepted.map(\.key),
                gone: breaches.gone
            ),
            figures: verdict.flatMap(Figures.init),
            budgets: verdict?.budgets.map(BrokenBudget.init) ?? []
        )
    }
}

extension CheckDocument.NewBreach {
    fileprivate init(_ breach: Violation) {
        self.init(
            rule: breach.rule,
            from: breach.key.from,
            to: breach.key.to,
            file: breach.file,
            line: breach.position.line,
            column: breach.position.column,
            explanation: WordTable.standard(breach.explanation).en
        )
    }
}

extension CheckDocument.Figures {
    fileprivate init?(_ verdict: GateVerdict) {
        guard let changes = verdict.changes else { return nil }
        self.init(
            failing: verdict.failing.map { failing in
                CheckDocument.Failing(
                    of: failing.change.owner,
                    name: failing.change.name,
                    tolerance: failing.tolerance.map {
                        CheckDocument.Tolerance(absolute: $0.absolute, relative: $0.relative)
                    }
                )
            },
            tolerated: verdict.tolerated,
            changes: ChangesDocument(of: changes, before: "accepted", after: "today")
        )
    }
}

extension CheckDocument.BrokenBudget {
    fileprivate init(_ breach: BudgetBreach) {
        let budget = breach.budget
        self.init(
            condition: budget.condition,
            line: budget.place.line,
            column: budget.place.column,
            isUndefined: breach.isUndefined
        )
    }
}
