import CatsMVVM
import CatsScenarios
import Testing

@MainActor
struct ScenarioTests {
    @Test("Every scenario plays as told", arguments: Scenario.all)
    func plays(_ scenario: Scenario) async throws {
        try await ScenarioPlayer(makeApp).play(scenario)
    }
}
