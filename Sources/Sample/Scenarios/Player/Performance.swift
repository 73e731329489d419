import Model
import ScreenKit

/// A scenario being played: the app on its host, the world, and the app's parts as far as they are to be watched.
@MainActor
final class Performance {
    private let host: HeadlessHost
    private let world: ScriptedWorld
    private var parts: ObjectGraph

    init(of host: HeadlessHost, in world: ScriptedWorld) {
        self.host = host
        self.world = world
        parts = ObjectGraph(leavingOut: [host, world.provider, world.darkroom, world.library])
    }

    /// Adds what the app is made of now to the parts that must be gone once it is let go.
    func collectParts() {
        parts.collect(from: host.rootViewController)
    }

    /// Does what the step says, and checks that its frames follow and no others.
    func perform(_ step: Step) async throws(ScenarioFailure.Reason) {
        try await perform(step.event)
        await world.settle()
        try check(host.takeFrames(), against: step.frames)
        if let kind = world.kindAskedTwice { throw .askedTwice(kind) }
    }

    /// Lets the app go, and answers all that is still open.
    func end() async {
        host.letGo()
        await world.end()
    }
}

extension Performance {
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
        guard let index = PhotoFilter.allCases.firstIndex(of: filter) else { return }
        do throws(TapError) { try host.tap("filters", at: index) } catch { throw .tap(error) }
    }

    private func check(_ frames: [Frame], against screens: [Screen]) throws(ScenarioFailure.Reason) {
        for (shown, expected) in zip(frames, screens.map(\.frame)) where shown != expected {
            throw .wrongFrame(expected: expected, shown: shown)
        }
        if screens.count > frames.count { throw .missingFrame(expected: screens[frames.count].frame) }
        if frames.count > screens.count { throw .unexpectedFrame(frames[screens.count]) }
    }
}
