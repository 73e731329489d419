import Files

/// What each scenario may cost each player, for every environment that someone has counted in.
///
/// Counts depend on compiler, processor and libraries, so each environment has budgets of its own beside the others'.
public struct Budgets: Hashable, Sendable {
    public private(set) var machines: [Machine] = []

    /// What was counted with one toolchain on one kind of machine.
    public struct Machine: Hashable, Codable, Sendable {
        public let environment: BenchmarkEnvironment

        /// `valgrind-3.19.0`.
        public let counter: String

        /// By the scenario's name, then the player's: what one time through may cost.
        public fileprivate(set) var scenarios: [String: [String: [Cost: Int]]] = [:]
    }

    /// The budgets of these conditions; `nil` if nobody has counted under them.
    public func machine(like conditions: BenchmarkRecord.Conditions) -> Machine? {
        machines.first { $0.environment == conditions.environment && $0.counter == conditions.counter }
    }

    /// Takes what was counted as the budgets from now on; what was not counted keeps its own.
    public mutating func accept(_ scenarios: [CountedScenario], under conditions: BenchmarkRecord.Conditions) {
        var machine =
            machine(like: conditions)
            ?? Machine(environment: conditions.environment, counter: conditions.counter ?? "")
        for scenario in scenarios {
            for player in scenario.players {
                machine.scenarios[scenario.name, default: [:]][player.name] = player.perRound.mapValues {
                    Int($0.rounded())
                }
            }
        }
        machines = machines.filter { $0.environment != machine.environment || $0.counter != machine.counter }
        machines.append(machine)
        machines.sort { "\($0)" < "\($1)" }
    }
}

extension Budgets: VersionedDocument {
    public static let currentSchemaVersion = 1
}
