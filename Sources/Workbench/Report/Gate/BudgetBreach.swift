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
    ///
    /// Throws if it means nothing, or can't be judged because a figure was not measured.
    init?(of budget: GateSettings.Budget, in figures: ReportFigures) throws(GateError) {
        let (paths, holds) = try Self.judge(budget, in: figures)
        if holds == true { return nil }
        let unmeasured = holds == nil ? paths.flatMap { Self.unmeasured(at: $0, in: figures) } : []
        if !unmeasured.isEmpty {
            throw .unmeasured(at: budget.place, condition: budget.condition, figures: unmeasured)
        }
        let parts = paths.flatMap { Self.parts(at: $0, in: figures) }
        self.init(budget: budget, figures: parts, isUndefined: holds == nil)
    }

    /// The figures that the condition is about, and whether it holds; `nil` if one that decides has no value.
    private static func judge(
        _ budget: GateSettings.Budget,
        in figures: ReportFigures
    ) throws(GateError) -> (paths: [[String]], holds: Bool?) {
        do {
            let formula = try Formula(budget.condition)
            return (formula.paths, try formula.isTrue(in: figures))
        } catch {
            throw .badBudget(at: budget.place, reason: error)
        }
    }

    /// The names of the figures that a path leads to and that were not measured.
    private static func unmeasured(at path: [String], in figures: ReportFigures) -> [String] {
        whole(path, in: figures).filter { figures.lacks($0) }.map(\.formulaText)
    }

    /// The figure that a path leads to, or that of each architecture if the path starts with none.
    private static func parts(at path: [String], in figures: ReportFigures) -> [Part] {
        whole(path, in: figures).compactMap { path in
            guard case .figure(let value) = figures.tree[path] else { return nil }
            return Part(name: path.joined(separator: "."), value: value)
        }
    }

    /// With the name of an architecture before it: its own, or each.
    private static func whole(_ path: [String], in figures: ReportFigures) -> [[String]] {
        let isNamed = path.first.map(figures.architectures.contains) ?? false
        return isNamed ? [path] : figures.architectures.map { [$0] + path }
    }
}
