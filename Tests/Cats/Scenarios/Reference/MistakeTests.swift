import CatsScenarios
import Testing

@MainActor
struct MistakeTests {
    @Test("Without a mistake every scenario plays as told", arguments: Scenario.all)
    func plays(_ scenario: Scenario) async throws {
        try await ScenarioPlayer { makeReferenceApp($0) }.play(scenario)
    }

    @Test("Each mistake fails at least one scenario", arguments: Mistake.allCases)
    func isCaught(_ mistake: Mistake) async {
        let player = ScenarioPlayer { makeReferenceApp($0, with: mistake) }
        for scenario in Scenario.all {
            // The first that fails is enough.
            do throws(ScenarioFailure) { try await player.play(scenario) } catch { return }
        }
        Issue.record("No scenario notices it.")
    }
}
