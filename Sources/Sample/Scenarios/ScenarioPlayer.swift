import Model
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
        let world = ScriptedWorld()
        let host = HeadlessHost(makeApp(world.services))
        let result = await run(scenario, on: host, in: world)
        host.letGo()
        await world.end()
        try result.get()
    }
}

extension ScenarioPlayer {
    private func run(_ scenario: Scenario, on host: HeadlessHost, in world: ScriptedWorld) async -> Result<Void, ScenarioFailure> {
        let opening = Step(event: nil, frames: [.empty])
        for (number, step) in ([opening] + scenario.steps).enumerated() {
            do throws(ScenarioFailure.Reason) {
                try await perform(step.event, on: host, in: world)
                await world.settle()
                try check(host.takeFrames(), against: step.frames)
            } catch {
                return .failure(ScenarioFailure(scenario: scenario.name, step: number, reason: error))
            }
        }
        return .success(())
    }

    private func perform(
        _ event: Step.Event?,
        on host: HeadlessHost,
        in world: ScriptedWorld
    ) async throws(ScenarioFailure.Reason) {
        switch event {
        case nil: break
        case .tap(let identifier): try tap { () throws(TapError) in try host.tap(identifier) }
        case .tapFilter(let filter):
            try tap { () throws(TapError) in
                try host.tap("filters", at: PhotoFilter.allCases.firstIndex(of: filter) ?? -1)
            }
        case .answer(let answer, let age):
            guard await world.answer(answer, to: age) else { throw .nothingAsked("\(answer.kind)") }
        case .cancels(let kind):
            guard let isCancelled = world.isCancelled(kind) else { throw .nothingAsked("\(kind)") }
            guard isCancelled else { throw .notCancelled("\(kind)") }
        case .asksNothing(let kind):
            guard world.isCancelled(kind) == nil else { throw .asked("\(kind)") }
        case .librarySees(let cat, let filter):
            let isGiven = world.library.saves.entries.last?.question == cat.photo(under: filter)
            guard isGiven, world.isCancelled(.save) == false else { throw .notSaved }
        case .letGo:
            let survivors = ObjectGraph(of: host, in: world).survivors(after: host.letGo)
            guard survivors.isEmpty else { throw .survivors(survivors) }
        }
    }

    private func tap(_ body: () throws(TapError) -> Void) throws(ScenarioFailure.Reason) {
        do throws(TapError) { try body() } catch { throw .tap(error) }
    }

    private func check(_ frames: [Frame], against screens: [Screen]) throws(ScenarioFailure.Reason) {
        for (shown, expected) in zip(frames, screens.map(\.frame)) where shown != expected {
            throw .wrongFrame(expected: expected, shown: shown)
        }
        if screens.count > frames.count { throw .missingFrame(expected: screens[frames.count].frame) }
        if frames.count > screens.count { throw .unexpectedFrame(frames[screens.count]) }
    }
}
