import Foundation
import Subject
import Support

/// A count that has no budget, or is past it by more than is tolerated.
public struct CountBreach: Hashable, Sendable {
    let scenario: String
    let player: String
    let cost: Cost
    /// The floor that both counts are less of; `nil` if they are what a round costs in all.
    let floor: String?
    let count: Double
    /// `nil` if there is none yet.
    let budget: Int?

    /// All counts of the scenarios that the budgets of a machine do not allow, in their order.
    ///
    /// Most instructions of a round are the floor's, so a share of all is many times that share of what an architecture adds.
    /// So what it adds is held, to a tolerance of its own, and the floor's whole for itself.
    static func among(
        _ scenarios: [CountedScenario],
        on machine: Budgets.Machine,
        within settings: BenchmarkSettings
    ) -> [CountBreach] {
        scenarios.flatMap { scenario in
            let held = HeldCounts(of: scenario, budgets: machine.scenarios[scenario.name] ?? [:], settings: settings)
            return scenario.players.flatMap { player in
                Cost.allCases.compactMap { held.excess(of: player, $0) ?? held.whole(of: player, $0) }
                    .filter { !$0.isAllowed(by: settings) }
            }
        }
    }

    private func isAllowed(by settings: BenchmarkSettings) -> Bool {
        guard let budget else { return false }
        // Budgets are whole numbers, so a count that is not may be half a one off, and the difference of two a whole one.
        let (tolerance, rounding) = floor == nil ? (settings.tolerance, 0.5) : (settings.excessTolerance(of: player), 1)
        return count <= Double(budget) * (1 + tolerance) + rounding
    }
}

/// What is counted of one scenario, beside what is accepted for it.
private struct HeldCounts {
    let scenario: CountedScenario
    let budgets: [String: [Cost: Int]]
    let settings: BenchmarkSettings

    init(of scenario: CountedScenario, budgets: [String: [Cost: Int]], settings: BenchmarkSettings) {
        self.scenario = scenario
        self.budgets = budgets
        self.settings = settings
    }

    /// What a round costs in all; `nil` if it was not counted.
    func whole(of player: CountedEntry, _ cost: Cost) -> CountBreach? {
        player.perRound[cost].map {
            CountBreach(
                scenario: scenario.name,
                player: player.name,
                cost: cost,
                floor: nil,
                count: $0,
                budget: budgets[player.name]?[cost]
            )
        }
    }

    /// What a round takes above the floor; `nil` for other costs than instructions, for the floor, if one of the four counts
    /// is not known, and if the player took no more than the floor, of which there is no share.
    func excess(of player: CountedEntry, _ cost: Cost) -> CountBreach? {
        guard cost == .instructions, let floor = settings.floor, player.name != floor,
            let count = player.perRound[cost], let least = scenario[floor]?.perRound[cost],
            let budget = budgets[player.name]?[cost], let leastBudget = budgets[floor]?[cost], budget > leastBudget
        else { return nil }
        return CountBreach(
            scenario: scenario.name,
            player: player.name,
            cost: cost,
            floor: floor,
            count: count - least,
            budget: budget - leastBudget
        )
    }
}

extension CountBreach: CustomStringConvertible {
    public var description: String {
        let above = floor.map { " above \(PrintablePath($0))" } ?? ""
        let subject =
            "\(PrintablePath(scenario)), \(PrintablePath(player)): \(Int(count.rounded())) \(cost.title) a round\(above)"
        guard let budget else {
            return "\(subject), and no budget for them. Accept them with catwalk bench --update."
        }
        let share = budget == 0 ? nil : count / Double(budget) - 1
        let excess = share.map { String(format: ", %.1f %% too many", 100 * $0) } ?? ""
        return "\(subject), where the budget is \(budget)\(excess). "
            + "Spend less, or accept them with catwalk bench --update."
    }
}
