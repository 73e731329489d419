import Support

/// A count that has no budget, or is past it by more than is tolerated.
public struct CountBreach: Hashable, Sendable {
    public let scenario: String
    public let player: String
    public let cost: Cost
    public let count: Double

    /// `nil` if nobody has set one.
    public let budget: Int?

    /// What of the scenarios is not as the budgets of a machine allow, in their order.
    public static func among(
        _ scenarios: [CountedScenario],
        on machine: Budgets.Machine,
        tolerance: Double
    ) -> [CountBreach] {
        scenarios.flatMap { scenario in
            scenario.players.flatMap { player in
                Cost.allCases.compactMap { cost in
                    guard let count = player.perRound[cost] else { return nil }
                    let budget = machine.scenarios[scenario.name]?[player.name]?[cost]
                    // Budgets are whole numbers, so a count that is none may be half a one off.
                    if let budget, count <= Double(budget) * (1 + tolerance) + 0.5 { return nil }
                    return CountBreach(
                        scenario: scenario.name,
                        player: player.name,
                        cost: cost,
                        count: count,
                        budget: budget
                    )
                }
            }
        }
    }
}

extension CountBreach: CustomStringConvertible {
    public var description: String {
        let subject =
            "\(PrintablePath(scenario)), \(PrintablePath(player)): \(Int(count.rounded())) \(cost.title) a round"
        guard let budget else {
            return "\(subject), and no budget for them. Accept them with catwalk bench --update."
        }
        let ratio = budget == 0 ? "" : ", \(BenchmarkNumber.percent(count / Double(budget) - 1)) too many"
        return
            "\(subject), where the budget is \(budget)\(ratio). Spend less, or accept them with catwalk bench --update."
    }
}
