/// What is said where no count can be held to a budget.
public enum BudgetNotice: Hashable, Sendable {
    /// Budgets are there, if any, for other toolchains or machines.
    case noBudgets(for: BenchmarkRecord.Conditions, among: Budgets)
}

extension BudgetNotice: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noBudgets(let conditions, let budgets):
            let others = budgets.machines.map { "  \($0.environment), \($0.counter)" }
            return
                (["Nothing was held to a budget: there are none for what this machine has,"]
                + ["  \(conditions.environment), \(conditions.counter ?? "no counter")"]
                + (others.isEmpty ? [] : ["but only for"] + others)
                + ["Counts differ with compiler and libraries. catwalk bench --update adds budgets for this machine."])
                .joined(separator: "\n")
        }
    }
}
