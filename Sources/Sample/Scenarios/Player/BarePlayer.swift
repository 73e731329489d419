import Model
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

    public func play(_ scenario: Scenario) async throws(TapError) {
        let world = ScriptedWorld()
        let host = HeadlessHost(makeApp(world.services), keepsFrames: false)
        for step in scenario.steps where step.isPlayed {
            try await perform(step.event, on: host, in: world)
            await world.settle()
        }
        host.letGo()
        await world.end()
    }

    private func perform(_ event: Step.Event, on host: HeadlessHost, in world: ScriptedWorld) async throws(TapError) {
        switch event {
        case .tap(let identifier): try host.tap(identifier)
        case .tapFilter(let filter): try host.tap("filters", at: PhotoFilter.allCases.firstIndex(of: filter) ?? 0)
        case .answer(let answer, let age): await world.answer(answer, to: age)
        case .letGo: host.letGo()
        case .opens, .cancels, .asksNothing, .librarySees: break
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
