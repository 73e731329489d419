import Subject

/// A budget that does not hold, or that can't be judged because a figure is not defined.
public struct BudgetBreach: Hashable, Sendable {
    public let budget: GateSettings.Budget
    /// The figures that it is about, with their values.
    public let figures: [Part]
    /// Whether a figure in it is not defined for the code at hand.
    public let isUndefined: Bool

    public struct Part: Hashable, Sendable {
        public let name: String
        public let value: Double?
    }
}

extension BudgetBreach {
    /// `nil` if the budget holds.
    init?(of budget: GateSettings.Budget, in figures: ReportFigures) throws(GateError) {
        do {
            let formula = try Formula(budget.condition)
            let holds = try formula.isTrue(in: figures)
            if holds == true { return nil }
            let parts = formula.paths.flatMap { Self.parts(at: $0, in: figures) }
            self.init(budget: budget, figures: parts, isUndefined: holds == nil)
        } catch {
            throw .badBudget(at: budget.place, reason: error)
        }
    }

    /// The figure that a path leads to, or that of each architecture if the path starts with none.
    private static func parts(at path: [String], in figures: ReportFigures) -> [Part] {
        let isNamed = path.first.map(figures.architectures.contains) ?? false
        let paths = isNamed ? [path] : figures.architectures.map { [$0] + path }
        return paths.compactMap { path in
            guard case .figure(let value) = figures.tree[path] else { return nil }
            return Part(name: path.joined(separator: "."), value: value)
        }
    }
}
