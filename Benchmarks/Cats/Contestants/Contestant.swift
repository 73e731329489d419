import CatsArchitectures
import CatsModel
import CatsScenarios
import ScreenKit

/// Who plays a scenario: an architecture, or nobody at all.
public struct Contestant: Sendable {
    public let name: String

    /// `nil` for the floor.
    private let makeApp: (@MainActor @Sendable (Services) -> ViewController)?

    /// The architectures, then the same work without one.
    public static let all = Architecture.all.map { Contestant(name: $0.name, makeApp: $0.makeApp) } + [floor]

    private static let floor = Contestant(name: "Floor", makeApp: nil)

    public static func named(_ name: String) -> Contestant? { all.first { $0.name == name } }

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

    /// Plays a scenario as cheaply as can be, and leaves the app open.
    @MainActor
    public func open(_ scenario: Scenario) async throws -> OpenApp {
        if let makeApp { try await BarePlayer(makeApp).open(scenario) } else { try await FloorPlayer().open(scenario) }
    }
}

extension Contestant: CustomStringConvertible {
    public var description: String { name }
}
