import Foundation
import Report
import Support

/// What a scenario costs each player in two checkouts, above the floor if both have the same one.
public struct PairedScenario: Hashable, Sendable {
    public let name: String
    let unit: Unit
    public let costs: [PairedCost]

    /// What costs are given in.
    enum Unit: String, Hashable, Sendable {
        case instructions
        case microseconds = "µs"
    }

    /// The players that have become slower, each in a sentence.
    public var slower: [String] {
        costs.filter { $0.verdict == .slower }.map { cost in
            let more = String(format: "%.1f %%", 100 * cost.change.median)
            return
                "\(PrintablePath(name)), \(PrintablePath(cost.player)): \(text(cost.after)) \(unit.rawValue) a round\(above(cost.floor)), "
                + "where it was \(text(cost.before)), \(more) more."
        }
    }

    /// One line a player: before and after, the change with its interval, what is to be said of it, and from where on a
    /// change is caught.
    var rows: [[String]] {
        let header = ["", "before", "after", "change", "99 % interval", "", "caught from"]
        return [header]
            + costs.map { cost in
                let bounds = "\(Self.share(cost.change.low)) – \(Self.share(cost.change.high))"
                return [
                    name(of: cost), text(cost.before), text(cost.after), Self.share(cost.change.median),
                    unit == .instructions ? "" : bounds, cost.verdict.rawValue, Self.share(cost.smallestCaught),
                ]
            }
    }

    /// What each costs after the change, with what became of it.
    var results: [BenchmarkResult.Cost] {
        costs.map { cost in
            let isCounted = unit == .instructions
            return BenchmarkResult.Cost(
                of: cost.player,
                in: name,
                measure: "\(isCounted ? unit.rawValue : "processor time")\(above(cost.floor))",
                unit: unit.rawValue,
                value: isCounted ? cost.after : 1_000_000 * cost.after,
                change: "\(cost.verdict.rawValue), \(Self.share(cost.change.median))"
            )
        }
    }

    var title: String { "\(name): \(unit.rawValue) a round\(above(floor))" }

    private var floor: String? { costs.lazy.compactMap(\.floor).first }

    private func above(_ floor: String?) -> String { floor.map { " above \(PrintablePath($0))" } ?? "" }

    /// The title says of all what they are above.
    private func name(of cost: PairedCost) -> String {
        cost.floor == floor ? cost.player : "\(cost.player), in all"
    }

    private func text(_ cost: Double) -> String {
        unit == .instructions ? String(format: "%.0f", cost) : String(format: "%.2f", 1_000_000 * cost)
    }

    private static func share(_ share: Double) -> String { String(format: "%+.1f %%", 100 * share) }
}
