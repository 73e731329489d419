import CatsModel
import ScreenKit

/// Plays scenarios without looking at the screen: what is left is what the app costs, and the world's answers.
///
/// Play a scenario with `ScenarioPlayer` first, which finds out whether the app does what it should.
@MainActor
public struct BarePlayer {
    private let makeApp: @MainActor (Services) -> ViewController

    public init(_ makeApp: @escaping @MainActor (Services) -> ViewController) {
        self.makeApp = makeApp
    }

    /// Throws where something can't be tapped, or an answer is to nothing that was asked.
    public func play(_ scenario: Scenario) async throws(ScenarioFailure.Reason) {
        let app = try await open(scenario)
        await app.close()
    }

    /// Plays a scenario as `play(_:)` does, and leaves the app open.
    public func open(_ scenario: Scenario) async throws(ScenarioFailure.Reason) -> OpenApp {
        let world = ScriptedWorld()
        let host = HeadlessHost(makeApp(world.services), keepsFrames: false)
        for step in scenario.steps where step.isPlayed {
            try await perform(step.event, on: host, in: world)
            await world.settle()
        }
        return OpenApp(host: host, world: world)
    }

    private func perform(
        _ event: Step.Event,
        on host: HeadlessHost,
        in world: ScriptedWorld
    ) async throws(ScenarioFailure.Reason) {
        switch event {
        case .tap(let identifier): try tap(identifier, on: host)
        case .tapFilter(let filter): try tap("filters", at: filter.place, on: host)
        case .answer(let answer, let age):
            guard await world.answer(answer, to: age) else { throw .nothingAsked(answer.kind) }
        case .letGo: host.letGo()
        case .opens, .cancels, .asksNothing, .librarySees: break
        }
    }

    private func tap(
        _ identifier: String,
        at index: Int? = nil,
        on host: HeadlessHost
    ) throws(ScenarioFailure.Reason) {
        do throws(TapError) {
            if let index { try host.tap(identifier, at: index) } else { try host.tap(identifier) }
        } catch {
            throw .tap(error)
        }
    }
}

extension Step {
    /// Whether something happens in it, rather than being looked at only.
    var isPlayed: Bool {
        switch event {
        case .tap, .tapFilter, .answer, .letGo: true
        case .opens, .cancels, .asksNothing, .librarySees: false
        }
    }
}
