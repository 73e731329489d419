import Support

/// What came of holding counts to budgets.
public enum BudgetVerdict: Hashable, Sendable {
    case within
    case past([CountBreach])
    /// Budgets are there, if any, for other toolchains or machines only.
    case unknownMachine(BenchmarkRecord.Conditions, others: [Budgets.Machine])
}

extension BudgetVerdict: CustomStringConvertible {
    public var description: String {
        switch self {
        case .within: "All counts are within their budgets."
        case .past(let breaches): breaches.map(\.description).joined(separator: "\n")
        case .unknownMachine(let conditions, let others):
            (["Nothing was held to a budget: there are none for what this machine has,", Self.line(conditions)]
                + (others.isEmpty ? [] : ["but only for"] + others.map(Self.line))
                + ["Counts differ with compiler and libraries. catwalk bench --update adds budgets for this machine."])
                .joined(separator: "\n")
        }
    }

    /// What a file says of a machine stays on its line.
    private static func line(_ machine: some CustomStringConvertible) -> String {
        "  \(PrintablePath(machine.description))"
    }
}

extension BenchmarkRecord.Conditions: CustomStringConvertible {
    public var description: String { "\(environment), \(counter ?? "no counter")" }
}

extension Budgets.Machine: CustomStringConvertible {
    public var description: String { "\(environment), \(counter)" }
}
