import Page
import Report
import Stage
import Support

/// One page's apps, and what is done with them: a wish changes the apps, they are compared, and the listeners are told.
actor Visit {
    private let repertoire: Repertoire
    private let apps: StagedApps
    private var state: VisitState
    private var listeners = PageListeners()
    private var drawing: VisitDrawing
    /// Answers for a world that is slow.
    private var slow: Task<Void, Never>?
    /// The phones whose programs have changed since they were played.
    private var outdated: Set<Int> = []
    private let turns = Turns()

    /// How long the world takes if it is slow.
    private static let patience: Duration = .milliseconds(1_200)

    /// `app` is a number that no other visit has at the players.
    init(of players: [Player], playing repertoire: Repertoire, drawn drawing: VisitDrawing, app: Int) {
        self.repertoire = repertoire
        apps = StagedApps(of: players, app: app)
        state = VisitState(world: World(weathers: repertoire.weathers))
        self.drawing = drawing
    }

    /// Does what the visitor wants, and returns when all apps have come to rest.
    func fulfil(_ wish: Wish) async {
        _ = try? await turns.take { await self.fulfilNow(wish) }
    }

    /// Does again what was done with the apps that are not open any more, such as after a pause.
    func reopen() async {
        _ = try? await turns.take { await self.reopenNow() }
    }

    /// Does on these phones again what was done with them, once somebody sees it: their programs are others now.
    func renew(_ phones: [Int]) async {
        _ = try? await turns.take { await self.renewNow(phones) }
    }

    /// Shows what a save has changed, on a page that leads to the sources as they are now.
    func show(_ save: StageSave, on page: StagePage) {
        (drawing.page, drawing.save) = (page, save)
        listeners.tell([.saved])
    }

    /// Shows what is learned beside the stage, and how far that is.
    func show(_ exercise: StagedExercise) {
        drawing.exercise = exercise
        listeners.tell([.exercise])
    }

    /// Lets all apps go; what was done with them is kept.
    func release() async {
        _ = try? await turns.take { [apps] in
            await self.slow?.cancel()
            await apps.release()
        }
    }

    var isWatched: Bool { !listeners.isEmpty }

    /// All that shows, and from then on what changes, until the listener leaves.
    ///
    /// A part that changes often while nobody reads is sent once, as it is when it is read.
    func listen() -> (listener: Int, updates: AsyncStream<String>) {
        let (number, wakes) = listeners.join(toHear: [.saved, .exercise, .scene] + apps.numbers.map { .phone($0) })
        let updates = AsyncStream<String> {
            for await _ in wakes { return await self.takeChanges(of: number) }
            return nil
        }
        return (number, updates)
    }

    func leave(_ number: Int) { listeners.leave(number) }
}

extension Visit {
    private func fulfilNow(_ wish: Wish) async {
        slow?.cancel()
        if let tap = wish.tap { await self.tap(tap) }
        if let answer = wish.answer { await self.answer(answer) }
        if let world = wish.world { await change(world) }
        if let scenario = wish.scenario { await begin(scenario.number) }
        if let step = wish.step { await go(by: step.by) }
        if wish.restart != nil { await restart() }
        await rest()
    }

    private func tap(_ tap: Wish.Tap) async {
        state.playing = nil
        state.status = "Tap \(tap.part)"
        await on(tap.phone) { [weather = state.weatherAtOnce] app in
            await app.tap(tap.part, at: tap.at, answeringAs: weather)
        }
    }

    private func answer(_ answer: Wish.Answer) async {
        state.status = answer.question
        await on(answer.phone) { [weather = state.world.weather] app in await app.answer(answer.question, as: weather) }
    }

    private func change(_ wished: Wish.World) async {
        state.world.change(as: wished)
        state.status = state.world.weather
        await on(nil) { [weather = state.weatherAtOnce] app in
            await app.clear()
            await app.answerAll(as: weather)
        }
    }

    private func begin(_ number: Int?) async {
        guard let number else {
            state.playing = nil
            return await restart()
        }
        guard let wished = Playback(number, of: repertoire) else { return }
        state.playing = wished
        await replay()
    }

    private func go(by count: Int) async {
        guard var now = state.playing, now.go(by: count) else { return }
        state.playing = now
        if count != 1 { return await replay() }
        state.status = now.title
        await on(nil) { [now] in await $0.go(to: now.step, of: now.scenario.name) }
    }

    /// Plays the scenario from its opening to the step that is current.
    private func replay() async {
        guard let playing = state.playing else { return }
        state.comparison.begins(before: playing.step)
        state.status = playing.title
        await on(nil) { await $0.play(playing.scenario.name, to: playing.step) }
    }

    private func restart() async {
        state.playing?.beginAgain()
        if state.playing != nil { return await replay() }
        state.status = "The app opens"
        state.comparison.begins(before: nil)
        await on(nil) { await $0.restart() }
    }

    private func renewNow(_ phones: [Int]) async {
        await apps.close(phones)
        outdated.formUnion(phones)
        if isWatched { await reopenNow() }
    }

    private func reopenNow() async {
        let outdated = outdated
        self.outdated = []
        // How they went in earlier steps is not known of the new programs.
        if state.playing != nil, !outdated.isEmpty { state.comparison.begins(before: 0) }
        await on(nil) { [playing = state.playing] app in
            // A step that went wrong may go well now, and those behind it were not done.
            if let playing, outdated.contains(app.number) { await app.play(playing.scenario.name, to: playing.step) }
            await app.open()
        }
        await rest()
    }

    /// On one phone, or on all side by side; a phone that is done does not wait for the others to show it.
    private func on(_ number: Int?, _ work: @escaping @Sendable (StagedApp) async -> Void) async {
        if let number, apps.numbers.contains(number) { state.comparison.leaves(number) }
        await apps.each(number, work) { await self.tell(.phone($0)) }
        let phones = await apps.phones
        let changed = state.comparison.compare(phones, at: state.playing?.step)
        listeners.tell(changed.map(PageListeners.Part.phone))
    }

    private func tell(_ part: PageListeners.Part) { listeners.tell([part]) }

    /// What was wished is done; a slow world answers one question of each phone after a while, until none is left.
    private func rest() async {
        slow?.cancel()
        listeners.tell([.scene])
        guard state.weatherLater != nil, await apps.phones.contains(where: { !$0.questions.isEmpty }) else { return }
        slow = Task {
            try? await Task.sleep(for: Self.patience)
            if Task.isCancelled { return }
            _ = try? await turns.take { await self.answerSlowly() }
        }
    }

    private func answerSlowly() async {
        // Something else may have been wished while it waited for its turn.
        guard let weather = state.weatherLater else { return }
        await on(nil) { await $0.answerFirst(as: weather) }
        await rest()
    }

    private func takeChanges(of number: Int) async -> String {
        let parts = listeners.takeChanges(of: number)
        let phones = await apps.phones
        let events = parts.map { drawing.event(for: $0, of: state, with: phones) }
        return events.isEmpty ? PageEvent.pulse.text : events.map(\.text).joined()
    }
}
