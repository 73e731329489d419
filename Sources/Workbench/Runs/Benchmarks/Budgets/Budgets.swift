import Files
import Toolchain

/// What each scenario may cost each player, for every environment that someone has counted in.
///
/// Counts depend on compiler, processor and libraries, so each environment has budgets of its own beside the others'.
public struct Budgets: Hashable, Sendable {
    private(set) var machines: [Machine] = []

    /// What was counted with one toolchain on one kind of machine.
    public struct Machine: Hashable, Codable, Sendable {
        let environment: BuildEnvironment
        /// `valgrind-3.19.0`.
        let counter: String
        /// By the scenario's name, then the player's: what one time through may cost.
        fileprivate(set) var scenarios: [String: [String: [Cost: Int]]] = [:]
    }

    /// The budgets of these conditions; `nil` if there are none yet.
    func machine(like conditions: BenchmarkRecord.Conditions) -> Machine? {
        machines.first { $0.isLike(Machine(of: conditions)) }
    }

    /// Takes what was counted as the budgets from now on; what was not counted keeps its own.
    mutating func accept(_ scenarios: [CountedScenario], under conditions: BenchmarkRecord.Conditions) {
        var machine = machine(like: conditions) ?? Machine(of: conditions)
        for scenario in scenarios {
            for player in scenario.players {
                let counts = player.perRound.mapValues { Int($0.rounded()) }
                machine.scenarios[scenario.name, default: [:]][player.name] = counts
            }
        }
        // A merge of two branches can leave two entries for one machine.
        let others = machines.filter { !$0.isLike(machine) }
        machines = (others + [machine]).sorted { "\($0)" < "\($1)" }
    }
}

extension Budgets.Machine {
    /// One that nothing was counted on yet.
    init(of conditions: BenchmarkRecord.Conditions) {
        self.init(environment: conditions.environment, counter: conditions.counter ?? "")
    }

    fileprivate func isLike(_ other: Self) -> Bool {
        environment == other.environment && counter == other.counter
    }
}

extension Budgets.Machine: CustomStringConvertible {
    public var description: String { "\(environment), \(counter.isEmpty ? "no counter" : counter)" }
}

extension Budgets: VersionedDocument {
    public static let currentSchemaVersion = 1
}
