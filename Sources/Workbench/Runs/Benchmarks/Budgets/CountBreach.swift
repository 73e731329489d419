import Foundation
import Support

/// A count that has no budget, or is past it by more than is tolerated.
public struct CountBreach: Hashable, Sendable {
    let scenario: String
    let player: String
    let cost: Cost
    let count: Double
    /// `nil` if there is none yet.
    let budget: Int?

    /// All counts of the scenarios that the budgets of a machine do not allow, in their order.
    static func among(
        _ scenarios: [CountedScenario],
        on machine: Budgets.Machine,
        tolerance: Double
    ) -> [CountBreach] {
        var breaches: [CountBreach] = []
        for scenario in scenarios {
            for player in scenario.players {
                let budgets = machine.scenarios[scenario.name]?[player.name] ?? [:]
                for cost in Cost.allCases {
                    guard let count = player.perRound[cost] else { continue }
                    let budget = budgets[cost]
                    // Budgets are whole numbers, so a count that is not may be half a one off.
                    if let budget, count <= Double(budget) * (1 + tolerance) + 0.5 { continue }
                    let (scenario, player) = (scenario.name, player.name)
                    breaches.append(.init(scenario: scenario, player: player, cost: cost, count: count, budget: budget))
                }
            }
        }
        return breaches
    }
}

extension CountBreach: CustomStringConvertible {
    public var description: String {
        let subject =
            "\(PrintablePath(scenario)), \(PrintablePath(player)): \(Int(count.rounded())) \(cost.title) a round"
        guard let budget else {
            return "\(subject), and no budget for them. Accept them with catwalk bench --update."
        }
        let share = budget == 0 ? nil : count / Double(budget) - 1
        let excess = share.map { String(format: ", %.1f %% too many", 100 * $0) } ?? ""
        return "\(subject), where the budget is \(budget)\(excess). "
            + "Spend less, or accept them with catwalk bench --update."
    }
}
