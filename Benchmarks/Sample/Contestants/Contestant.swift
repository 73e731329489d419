import Scenarios

/// Who plays a scenario: an architecture, or nobody at all.
public enum Contestant: String, CaseIterable, Sendable {
    case mvc = "MVC"
    case mvp = "MVP"
    case mvvm = "MVVM"
    case viper = "VIPER"

    /// The same work without an architecture.
    case floor = "Floor"

    /// Plays a scenario and looks whether the app does what it should; the floor has no app to look at, and is warm then.
    @MainActor
    public func check(_ scenario: Scenario) async throws {
        if let makeApp { try await ScenarioPlayer(makeApp).play(scenario) }
        try await play(scenario)
    }

    /// Plays a scenario as cheaply as can be.
    @MainActor
    public func play(_ scenario: Scenario) async throws {
        if let makeApp {
            try await BarePlayer(makeApp).play(scenario)
        } else {
            try await FloorPlayer().play(scenario)
        }
    }
}
