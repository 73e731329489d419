import CatsModel
import ScreenKit

/// Plays scenarios on an app, of which it knows only how to make it.
@MainActor
public struct ScenarioPlayer {
    private let makeApp: @MainActor (Services) -> ViewController

    public init(_ makeApp: @escaping @MainActor (Services) -> ViewController) {
        self.makeApp = makeApp
    }

    /// Plays `scenario` from its opening to its end, and throws at the first step that does not go as told.
    public func play(_ scenario: Scenario) async throws(ScenarioFailure) {
        let app = PlayedApp(makeApp)
        let result = await run(scenario, app)
        await app.end()
        try result.get()
    }

    private func run(_ scenario: Scenario, _ app: PlayedApp) async -> Result<Void, ScenarioFailure> {
        for (number, step) in scenario.allSteps.enumerated() {
            do throws(ScenarioFailure.Reason) {
                try await app.perform(step, of: scenario)
            } catch {
                return .failure(ScenarioFailure(scenario: scenario.name, step: number, reason: error))
            }
        }
        return .success(())
    }
}
