import Subject

/// Holds the figures of today against those that were accepted, and against budgets.
public struct Gate: Sendable {
    private let settings: GateSettings
    private let figures: ReportFigures
    private let snapshot: Snapshot

    /// - Parameters:
    ///   - settings: what may change, and what may not.
    ///   - figures: those that budgets speak of.
    ///   - snapshot: of the same sources.
    public init(settings: GateSettings, figures: ReportFigures, snapshot: Snapshot) {
        self.settings = settings
        self.figures = figures
        self.snapshot = snapshot
    }

    /// The verdict; without accepted figures on budgets alone.
    ///
    /// Throws when a tolerance or a budget speaks of what there is not.
    public func verdict(against accepted: Snapshot?) throws(GateError) -> GateVerdict {
        try checkTolerances(against: accepted)
        return GateVerdict(
            changes: accepted.map { SnapshotChanges(from: $0, to: snapshot) },
            tolerances: settings.tolerances,
            budgets: try breaches()
        )
    }
}

extension Gate {
    private func checkTolerances(against accepted: Snapshot?) throws(GateError) {
        let known = [snapshot, accepted].compactMap(\.self).flatMap(\.figures)
        for tolerance in settings.tolerances {
            let isKnown = known.contains { owner, figures in
                figures.keys.contains { tolerance.fits($0, of: owner) }
            }
            if !isKnown {
                let names = Set(known.flatMap { $0.value.keys }).union(known.map(\.key))
                throw .unknownMeasure(at: tolerance.place, pattern: tolerance.pattern, known: names.sorted())
            }
        }
    }

    private func breaches() throws(GateError) -> [BudgetBreach] {
        var breaches: [BudgetBreach] = []
        for budget in settings.budgets {
            do {
                let formula = try Formula(budget.condition)
                let holds = try formula.isTrue(in: figures)
                if holds == true { continue }
                let parts = formula.paths.flatMap(parts)
                breaches.append(BudgetBreach(budget: budget, figures: parts, isUndefined: holds == nil))
            } catch {
                throw .badBudget(at: budget.place, reason: error)
            }
        }
        return breaches
    }

    /// The figure that a path leads to, or that of each architecture where the path starts with none.
    private func parts(at path: [String]) -> [BudgetBreach.Part] {
        let isNamed = path.first.map(figures.architectures.contains) ?? false
        let paths = isNamed ? [path] : figures.architectures.map { [$0] + path }
        return paths.compactMap { path in
            guard case .figure(let value) = figures.tree[path] else { return nil }
            return BudgetBreach.Part(name: path.joined(separator: "."), value: value)
        }
    }
}
