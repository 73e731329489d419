import Foundation
import Page
import Report
import Stage
import Support

/// One page's apps, and what is done with them.
actor Visit {
    private let repertoire: Repertoire
    private var page: StagePage
    /// What the latest save has changed; `nil` as long as nothing was saved.
    private var save: StageSave?
    private let apps: [StagedApp]
    private var weather: String
    private var pace = StageScene.Pace.atOnce
    private var playing: Playback?
    private var deed = ""
    private var audience = Audience()
    private var unison = Unison()
    private var slow: Task<Void, Never>?
    /// The phones whose programs have changed since they were played.
    private var outdated: Set<Int> = []
    private let turns = Turns()

    /// How long the world takes if it is slow.
    private static let patience: Duration = .milliseconds(1_200)

    /// `app` is a number that no other visit has at the players.
    init(of players: [Player], playing repertoire: Repertoire, on page: StagePage, after save: StageSave?, app: Int) {
        self.repertoire = repertoire
        self.page = page
        self.save = save
        weather = repertoire.weathers.first ?? ""
        apps = players.enumerated().map { StagedApp(number: $0.offset, player: $0.element, app: app) }
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
        (self.save, self.page) = (save, page)
        audience.tell([.saved])
    }

    /// Lets all apps go; what was done with them is kept.
    func release() async {
        _ = try? await turns.take { await self.releaseNow() }
    }

    var isWatched: Bool { !audience.isEmpty }
}

// What is wished.

extension Visit {
    private func fulfilNow(_ wish: Wish) async {
        slow?.cancel()
        if let tap = wish.tap { await self.tap(tap) }
        if let answer = wish.answer { await self.answer(answer) }
        if let world = wish.world { await change(world) }
        if let scenario = wish.scenario { await begin(scenario.number) }
        if let step = wish.step { await go(by: step.by) }
        if wish.restart != nil { await restart() }
        await beSlow()
        audience.tell([.scene])
    }

    private func tap(_ tap: Wish.Tap) async {
        playing = nil
        deed = "Tap \(tap.part)"
        let weather = weatherAtOnce
        await on(tap.phone) { await $0.tap(tap.part, at: tap.at, answeringAs: weather) }
    }

    private func answer(_ answer: Wish.Answer) async {
        deed = answer.question
        let weather = weather
        await on(answer.phone) { await $0.answer(answer.question, as: weather) }
    }

    private func change(_ world: Wish.World) async {
        if let wished = world.weather, repertoire.weathers.contains(wished) { weather = wished }
        if let wished = world.pace { pace = wished }
        deed = weather
        let weather = weatherAtOnce
        await on(nil) { app in
            await app.clear()
            await app.answerAll(as: weather)
        }
    }

    private func begin(_ number: Int?) async {
        guard let number else {
            playing = nil
            return await restart()
        }
        guard let wished = Playback(number, of: repertoire) else { return }
        playing = wished
        await replay()
    }

    private func go(by count: Int) async {
        guard var now = playing, now.go(by: count) else { return }
        playing = now
        if count != 1 { return await replay() }
        deed = now.title
        await on(nil) { [now] in await $0.go(to: now.step, of: now.scenario.name) }
    }

    /// Plays the scenario from its opening to the step that is current.
    private func replay() async {
        guard let playing else { return }
        unison.begins(before: playing.step)
        deed = playing.title
        await on(nil) { await $0.play(playing.scenario.name, to: playing.step) }
    }

    private func restart() async {
        playing?.beginAgain()
        if playing != nil { return await replay() }
        deed = "The app opens"
        unison.begins(before: nil)
        await on(nil) { await $0.restart() }
    }

    /// On one phone, or on all side by side.
    private func on(_ number: Int?, _ work: @escaping @Sendable (StagedApp) async -> Void) async {
        let chosen = apps.filter { number == nil || $0.number == number }
        if let number, apps.indices.contains(number) { unison.leaves(number) }
        await withTaskGroup(of: Void.self) { group in
            for app in chosen {
                group.addTask {
                    await work(app)
                    await self.tell(app)
                }
            }
        }
        await compare()
    }

    /// Compares all apps at rest but those that stopped in an earlier step, or did not go on outside of a scenario.
    private func compare() async {
        var frames: [Int: StagedFrame] = [:]
        for app in apps {
            let phone = await app.phone
            if let step = phone.wrongStep, step != playing?.step { continue }
            if phone.wrongStep == nil, !phone.notice.isEmpty { unison.leaves(app.number) }
            frames[app.number] = phone.frame
        }
        let changed = unison.compare(frames, at: playing?.step)
        audience.tell(changed.map(Audience.Part.phone))
    }

    /// A phone does not wait for the others.
    private func tell(_ app: StagedApp) { audience.tell([.phone(app.number)]) }

    private func renewNow(_ phones: [Int]) async {
        for number in phones { await apps[number].close() }
        outdated.formUnion(phones)
        if isWatched { await reopenNow() }
    }

    private func reopenNow() async {
        let outdated = outdated
        self.outdated = []
        // How they went in earlier steps is not known of the new programs.
        if playing != nil, !outdated.isEmpty { unison.begins(before: 0) }
        await on(nil) { [playing] app in
            // A step that went wrong may go well now, and those behind it were not done.
            if let playing, outdated.contains(app.number) { await app.play(playing.scenario.name, to: playing.step) }
            await app.open()
        }
        await beSlow()
        audience.tell([.scene])
    }

    private func releaseNow() async {
        slow?.cancel()
        for app in apps { await app.release() }
    }
}

// The world.

extension Visit {
    /// The weather in which the world answers by itself; `nil` if it does not answer at once.
    private var weatherAtOnce: String? { pace == .atOnce && playing == nil ? weather : nil }

    /// Answers one question of each phone after a while, until none is left or something else is done.
    private func beSlow() async {
        slow?.cancel()
        guard pace == .slowly, playing == nil, await !questions.isEmpty else { return }
        slow = Task {
            try? await Task.sleep(for: Self.patience)
            if Task.isCancelled { return }
            _ = try? await turns.take { await self.answerSlowly() }
        }
    }

    private func answerSlowly() async {
        // Something else may have been wished while it waited for its turn.
        guard pace == .slowly, playing == nil else { return }
        let weather = weather
        await on(nil) { await $0.answerFirst(as: weather) }
        await beSlow()
        audience.tell([.scene])
    }

    /// What at least one of the apps waits for.
    private var questions: [String] {
        get async {
            var questions: [String] = []
            for app in apps { questions += await app.questions }
            return questions.uniqued
        }
    }
}

// What the page is told.

extension Visit {
    /// All that shows, and from then on what changes, until the listener leaves.
    ///
    /// A part that changes often while nobody reads is sent once, as it is when it is read.
    func listen() -> (listener: Int, updates: AsyncStream<String>) {
        let (number, wakes) = audience.join(toHear: [.saved, .scene] + apps.map { .phone($0.number) })
        return (
            number,
            AsyncStream {
                for await _ in wakes { return await self.takeChanges(of: number) }
                return nil
            }
        )
    }

    func leave(_ number: Int) { audience.leave(number) }

    private func takeChanges(of number: Int) async -> String {
        var events: [String] = []
        for part in audience.takeChanges(of: number) { events.append(await event(for: part).text) }
        return events.isEmpty ? PageEvent.pulse : events.joined()
    }

    private func event(for part: Audience.Part) async -> PageEvent {
        switch part {
        case .saved: PageEvent("save", html: try? page.part(for: save))
        case .scene: PageEvent("scene", html: try? page.part(for: await scene))
        case .phone(let number): PageEvent("phone", number: number, html: try? page.part(for: await phone(number)))
        }
    }

    private func phone(_ number: Int) async -> StagePhone {
        var phone = await apps[number].phone
        phone.differences = unison.differences[number, default: []]
        return phone
    }

    private var scene: StageScene {
        get async {
            var wrong: Set<Int> = []
            for app in apps { if let step = await app.phone.wrongStep { wrong.insert(step) } }
            return StageScene(
                weathers: repertoire.weathers,
                weather: weather,
                pace: pace,
                scenario: playing?.number,
                steps: playing?.steps(wrong: wrong, different: unison.steps) ?? [],
                questions: await questions,
                deed: deed
            )
        }
    }
}
