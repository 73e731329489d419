import CatsModel
import ScreenKit

/// An app that is being played: on its host, in a scripted world, with its parts as far as they are to be watched.
@MainActor
final class PlayedApp {
    private let world = ScriptedWorld()
    private let host: HeadlessHost
    private var parts: ObjectGraph
    /// What has been drawn and not been taken yet; then what was drawn last.
    private var frames: [Frame]
    private var shown: Frame

    init(_ makeApp: @MainActor (Services) -> ViewController) {
        host = HeadlessHost(makeApp(world.services))
        (frames, shown) = ([host.frame], host.frame)
        parts = ObjectGraph(leavingOut: [host, world.provider, world.darkroom, world.library])
    }

    /// What the app waits for.
    var openQuestions: [OpenQuestion] { world.openQuestions }

    /// Does what the step of the scenario says, and checks that its frames follow and no others.
    func perform(_ step: Step, of scenario: Scenario) async throws(ScenarioFailure.Reason) {
        if scenario.releasesApp { collectParts() }
        try await perform(step.event)
        try check(await drawn(), against: step.frames)
        if let kind = world.kindAskedTwice { throw .askedTwice(kind) }
    }

    /// Taps a button or an alert's answer, or the thumbnail at `index` of a strip, whatever follows.
    func tap(_ identifier: String, at index: Int?) async throws(TapError) {
        if let index { try host.tap(identifier, at: index) } else { try host.tap(identifier) }
        await drawn()
    }

    /// Answers what the app has asked, whatever follows.
    func answer(_ question: OpenQuestion, in weather: Weather) async {
        await world.answer(question, in: weather)
        await drawn()
    }

    /// Gives the frames drawn since the last time this was asked, in order.
    func takeFrames() -> [Frame] {
        defer { frames = [] }
        return frames
    }

    /// Lets the app go, and answers all that is still open.
    func end() async {
        host.letGo()
        await world.end()
    }
}

extension PlayedApp {
    /// Lets the app draw what it has to, and tells what that was.
    @discardableResult
    private func drawn() async -> [Frame] {
        await world.settle()
        let drawn = host.takeFrames()
        for frame in drawn where frame != shown {
            frames.append(frame)
            shown = frame
        }
        return drawn
    }

    /// Adds what the app is made of now to the parts that must be gone once it is let go.
    private func collectParts() {
        parts.collect(from: host.rootViewController)
    }
}

extension PlayedApp {
    private func perform(_ event: Step.Event) async throws(ScenarioFailure.Reason) {
        switch event {
        case .opens: break
        case .tap(let identifier): try tap(identifier)
        case .tapFilter(let filter): try tap(filter)
        case .answer(let answer, let age):
            guard await world.answer(answer, to: age) else { throw .nothingAsked(answer.kind) }
        case .cancels(let kind):
            guard let isCancelled = world.isCancelled(kind) else { throw .nothingAsked(kind) }
            guard isCancelled else { throw .notCancelled(kind) }
        case .asksNothing(let kind):
            guard world.isCancelled(kind) == nil else { throw .asked(kind) }
        case .librarySees(let cat, let filter):
            let isGiven = world.library.saved.last == cat.photo(under: filter)
            guard isGiven, world.isCancelled(.save) == false else { throw .notSaved }
        case .letGo:
            host.letGo()
            guard parts.survivors.isEmpty else { throw .survivors(parts.survivors) }
        }
    }

    private func tap(_ identifier: String) throws(ScenarioFailure.Reason) {
        do throws(TapError) { try host.tap(identifier) } catch { throw .tap(error) }
    }

    private func tap(_ filter: PhotoFilter) throws(ScenarioFailure.Reason) {
        do throws(TapError) { try host.tap("filters", at: filter.place) } catch { throw .tap(error) }
    }

    private func check(_ frames: [Frame], against screens: [Screen]) throws(ScenarioFailure.Reason) {
        for (shown, expected) in zip(frames, screens.map(\.frame)) where shown != expected {
            throw .wrongFrame(expected: expected, shown: shown)
        }
        if screens.count > frames.count { throw .missingFrame(expected: screens[frames.count].frame) }
        if frames.count > screens.count { throw .unexpectedFrame(frames[screens.count]) }
    }
}
