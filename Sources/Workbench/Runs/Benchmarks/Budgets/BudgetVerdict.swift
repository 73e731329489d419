import Support

/// What came of holding counts to budgets.
public enum BudgetVerdict: Hashable, Sendable {
    case within
    case past([CountBreach])
    /// There are budgets for other toolchains or machines only, if any.
    case unknownMachine(Budgets.Machine, others: [Budgets.Machine])
}

extension BudgetVerdict: CustomStringConvertible {
    public var description: String {
        switch self {
        case .within: "All counts are within their budgets."
        case .past(let breaches): breaches.map(\.description).joined(separator: "\n")
        case .unknownMachine(let machine, let others):
            (["Nothing was held to a budget: there are none for what this machine has,", Self.line(machine)]
                + (others.isEmpty ? [] : ["but only for"] + others.map(Self.line))
                + ["Counts differ with compiler and libraries. catwalk bench --update adds budgets for this machine."])
                .joined(separator: "\n")
        }
    }

    /// What a file says of a machine stays on its line.
    private static func line(_ machine: Budgets.Machine) -> String { "  \(PrintablePath(machine.description))" }
}
