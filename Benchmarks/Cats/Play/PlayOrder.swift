import CatsContestants
import CatsScenarios

/// What the command line asks for: who, which scenario, how often, and whether the apps are to stay open.
struct PlayOrder {
    let contestant: Contestant
    let scenario: Scenario
    let rounds: Int
    let keepsApps: Bool

    init(_ arguments: some Collection<String>) throws(PlayError) {
        let words = arguments.filter { $0 != "--keep" }
        guard words.count == 3 else { throw .usage }
        guard let contestant = Contestant.named(words[0]) else { throw .unknownContestant(words[0]) }
        guard let scenario = Scenario.named(words[1]) else { throw .unknownScenario(words[1]) }
        guard let rounds = Int(words[2]), rounds > 0 else { throw .notANumber(words[2]) }
        self.contestant = contestant
        self.scenario = scenario
        self.rounds = rounds
        keepsApps = words.count < arguments.count
    }
}
