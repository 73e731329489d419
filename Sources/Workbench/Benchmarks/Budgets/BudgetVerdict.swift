/// What came of holding counts to budgets.
public enum BudgetVerdict: Hashable, Sendable {
    case within
    case past([BudgetBreach])
    /// Budgets are there, if any, for other toolchains or machines only.
    case unknownMachine(BenchmarkRecord.Conditions, others: [Budgets.Machine])
}

extension BudgetVerdict: CustomStringConvertible {
    public var description: String {
        switch self {
        case .within: "All counts are within their budgets."
        case .past(let breaches): breaches.map(\.description).joined(separator: "\n")
        case .unknownMachine(let conditions, let others):
            (["Nothing was held to a budget: there are none for what this machine has,", "  \(conditions)"]
                + (others.isEmpty ? [] : ["but only for"] + others.map { "  \($0)" })
                + ["Counts differ with compiler and libraries. catwalk bench --update adds budgets for this machine."])
                .joined(separator: "\n")
        }
    }
}

extension BenchmarkRecord.Conditions: CustomStringConvertible {
    public var description: String { "\(environment), \(counter ?? "no counter")" }
}

extension Budgets.Machine: CustomStringConvertible {
    public var description: String { "\(environment), \(counter)" }
}
