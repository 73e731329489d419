import Model
import ScreenKit

/// Plays scenarios by their names, for whoever knows nothing of the app but how to make it.
@MainActor
public enum Stage {
    public static var scenarios: [String] { Scenario.all.map(\.name) }

    /// Throws if a step does not go as told; a name that is none of a scenario plays nothing.
    public static func play(
        _ name: String,
        on makeApp: @escaping @MainActor (Services) -> ViewController
    ) async throws(ScenarioFailure) {
        guard let scenario = Scenario.all.first(where: { $0.name == name }) else { return }
        try await ScenarioPlayer(makeApp).play(scenario)
    }
}
