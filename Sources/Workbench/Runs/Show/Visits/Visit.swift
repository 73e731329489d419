import Foundation
import Page
import Report
import Stage
import Support

/// One page's apps, and what is done with them.
actor Visit {
    private let repertoire: Repertoire
    private let page: StagePage
    private var apps: [StagedApp]
    private var nextApp: Int
    private var weather: String
    private var pace = StageScene.Pace.atOnce
    /// The scenario that is played, and its last step.
    private var playing: (scenario: Int, step: Int)?
    private var deed = ""
    private var listeners: [Int: Listener] = [:]
    private var slow: Task<Void, Never>?
    private let turns = Turns()

    /// A page that is to be told of changes.
    private struct Listener {
        /// The phones that have changed; `nil` for the scene.
        var changes: Set<Int?>
        let wake: AsyncStream<Void>.Continuation
    }

    /// So many answers at most follow one from the other.
    private static let answersInARow = 50

    /// How often a page without changes is written to, so that one that has gone is seen.
    private static let pulse: Duration = .seconds(5)

    /// How long the world takes if it is slow.
    private static let patience: Duration = .milliseconds(1_200)

    /// `app` is a number that no other visit has at the players.
    init(of players: [Player], playing repertoire: Repertoire, on page: StagePage, app: Int) {
        self.repertoire = repertoire
        self.page = page
        nextApp = app
        weather = repertoire.weathers.first ?? ""
        apps = players.enumerated().map { StagedApp(number: $0.offset, player: $0.element, app: app) }
    }

    /// Does what the visitor wants, and returns when all apps have come to rest.
    func fulfil(_ wish: Wish) async {
        _ = try? await turns.take { await self.fulfilNow(wish) }
    }

    /// Does again what was done with the apps that are not open any more, such as after a pause.
    func reopen() async {
        _ = try? await turns.take { await self.onAll { await self.open($0) } }
    }

    /// Lets all apps go; what was done with them is kept.
    func release() async {
        _ = try? await turns.take { await self.releaseNow() }
    }

    var isWatched: Bool { !listeners.isEmpty }
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
        beSlow()
        changed(nil)
    }

    private func tap(_ tap: Wish.Tap) async {
        playing = nil
        deed = "Tap \(tap.part)"
        await onPhones(tap.phone) { number in
            await self.perform(.tap(tap.part, at: tap.at), on: number)
            await self.answerAtOnce(on: number)
        }
    }

    private func answer(_ answer: Wish.Answer) async {
        deed = answer.question
        await onPhones(answer.phone) { number in
            guard let place = await self.apps[number].questions.firstIndex(of: answer.question) else { return }
            await self.perform(.answer(place, weather: self.weather), on: number)
        }
    }

    private func change(_ world: Wish.World) async {
        if let wished = world.weather, repertoire.weathers.contains(wished) { weather = wished }
        if let wished = world.pace { pace = wished }
        deed = weather
        await onAll { await self.answerAtOnce(on: $0) }
    }

    private func begin(_ number: Int?) async {
        guard let number else {
            playing = nil
            return await restart()
        }
        guard repertoire.scenarios.indices.contains(number) else { return }
        playing = (number, 0)
        await replay()
    }

    private func go(by count: Int) async {
        guard let (number, step) = playing, [1, -1].contains(count) else { return }
        let (scenario, next) = (repertoire.scenarios[number], step + count)
        guard scenario.steps.indices.contains(next) else { return }
        playing = (number, next)
        if count != 1 { return await replay() }
        deed = scenario.steps[next]
        await onAll { number in
            guard await self.apps[number].wrongStep == nil else { return }
            await self.clear(number)
            await self.performStep(next, of: scenario.name, on: number)
        }
    }

    /// Plays the scenario from its opening to the step that is current.
    private func replay() async {
        guard let (number, step) = playing else { return }
        let scenario = repertoire.scenarios[number]
        deed = scenario.steps[step]
        await onAll { number in
            await self.forget(number)
            await self.open(number)
            for place in 0...step where await self.apps[number].wrongStep == nil {
                await self.clear(number)
                await self.performStep(place, of: scenario.name, on: number)
            }
        }
    }

    private func restart() async {
        if let (number, _) = playing { playing = (number, 0) }
        deed = "The app opens"
        if playing != nil { return await replay() }
        await onAll { number in
            await self.forget(number)
            await self.open(number)
        }
    }
}

// One app.

extension Visit {
    private func onAll(_ work: @escaping @Sendable (Int) async -> Void) async { await onPhones(nil, work) }

    /// On one, or on all side by side.
    private func onPhones(_ number: Int?, _ work: @escaping @Sendable (Int) async -> Void) async {
        let chosen = apps.map(\.number).filter { number == nil || $0 == number }
        await withTaskGroup(of: Void.self) { group in
            for number in chosen {
                clear(number)
                group.addTask { await work(number) }
            }
        }
        chosen.forEach(changed)
    }

    private func clear(_ number: Int) { apps[number].clear() }

    private func performStep(_ step: Int, of scenario: String, on number: Int) async {
        await perform(.step(step, scenario: scenario), on: number)
        if !apps[number].notice.isEmpty { apps[number].wrongStep = step }
    }

    private func perform(_ deed: PlayerCommand.Deed, on number: Int) async {
        if apps[number].start == nil { await open(number) }
        guard apps[number].start != nil else { return }
        do {
            apps[number].take(try await tell(deed, to: number))
            apps[number].deeds.append(deed)
        } catch PlayerError.restarted {
            // Somebody else's app has ended the program.
            apps[number].start = nil
            await open(number)
            guard apps[number].start != nil, let reply = try? await tell(deed, to: number) else { return }
            apps[number].take(reply)
            apps[number].deeds.append(deed)
        } catch {
            await fail(error, on: number)
        }
    }

    private func tell(_ deed: PlayerCommand.Deed, to number: Int) async throws -> PlayerReply {
        let app = apps[number]
        return try await app.player.perform(PlayerCommand(app: app.app, deed), since: app.start)
    }

    /// Shows why, below an app that is opened again.
    private func fail(_ error: any Error, on number: Int) async {
        apps[number].take(error)
        let (notice, place) = (apps[number].notice, apps[number].noticePlace)
        await open(number)
        (apps[number].notice, apps[number].noticePlace) = (notice, place)
    }

    /// Opens the app if it is not open, and does all again that was done with it.
    private func open(_ number: Int) async {
        guard apps[number].start == nil else { return }
        let app = apps[number]
        do {
            apps[number].take(try await app.player.perform(PlayerCommand(app: app.app, .open)))
            for deed in app.deeds { apps[number].take(try await tell(deed, to: number)) }
        } catch {
            apps[number].take(error)
        }
    }

    /// The app is to be opened anew.
    private func forget(_ number: Int) async {
        if apps[number].start != nil { _ = try? await tell(.end, to: number) }
        apps[number] = StagedApp(number: number, player: apps[number].player, app: apps[number].app)
    }

    private func releaseNow() async {
        slow?.cancel()
        for number in apps.indices where apps[number].start != nil {
            _ = try? await tell(.end, to: number)
            apps[number].start = nil
        }
    }
}

// The world.

extension Visit {
    private func answerAtOnce(on number: Int) async {
        guard pace == .atOnce, playing == nil else { return }
        for _ in 0..<Self.answersInARow where !apps[number].questions.isEmpty {
            await perform(.answer(0, weather: weather), on: number)
        }
    }

    /// Answers one question of each phone after a while, until none is left or something else is done.
    private func beSlow() {
        guard pace == .slowly, playing == nil, apps.contains(where: { !$0.questions.isEmpty }) else { return }
        slow = Task {
            try? await Task.sleep(for: Self.patience)
            if Task.isCancelled { return }
            _ = try? await turns.take { await self.answerSlowly() }
        }
    }

    private func answerSlowly() async {
        await withTaskGroup(of: Void.self) { group in
            for app in apps where !app.questions.isEmpty {
                group.addTask { await self.perform(.answer(0, weather: self.weather), on: app.number) }
            }
        }
        for app in apps { changed(app.number) }
        beSlow()
        changed(nil)
    }
}

// What the page is told.

extension Visit {
    private var scene: StageScene {
        let scenario = playing.map { repertoire.scenarios[$0.scenario] }
        let wrong = Set(apps.compactMap(\.wrongStep))
        return StageScene(
            weathers: repertoire.weathers,
            weather: weather,
            pace: pace,
            scenario: playing?.scenario,
            steps: (scenario?.steps ?? []).enumerated().map { place, title in
                StageScene.Step(title: title, isCurrent: place == playing?.step, isWrong: wrong.contains(place))
            },
            questions: apps.flatMap(\.questions).uniqued,
            deed: deed
        )
    }

    private func changed(_ part: Int?) {
        for number in listeners.keys {
            listeners[number]?.changes.insert(part)
            listeners[number]?.wake.yield()
        }
    }

    /// All that shows, and from then on what changes, until the listener leaves.
    ///
    /// A part that changes often while nobody reads is sent once, as it is when it is read.
    func listen() -> (listener: Int, updates: AsyncStream<String>) {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = (listeners.keys.max() ?? 0) + 1
        let pulse = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.pulse)
                wake.yield()
            }
        }
        wake.onTermination = { _ in pulse.cancel() }
        listeners[number] = Listener(changes: Set(apps.map(\.number) + [nil]), wake: wake)
        wake.yield()
        return (
            number,
            AsyncStream {
                for await _ in wakes { return await self.takeChanges(of: number) }
                return nil
            }
        )
    }

    func leave(_ number: Int) {
        listeners[number]?.wake.finish()
        listeners[number] = nil
    }

    /// A comment if nothing has changed.
    private func takeChanges(of number: Int) -> String {
        let changes = listeners[number]?.changes ?? []
        listeners[number]?.changes = []
        let events = changes.sorted { ($0 ?? -1) < ($1 ?? -1) }.map { part -> String in
            guard let part else { return event("scene", number: 0, html: try? page.part(for: scene)) }
            return event("phone", number: part, html: try? page.part(for: apps[part].phone))
        }
        return events.isEmpty ? ": \n\n" : events.joined()
    }

    private func event(_ name: String, number: Int, html: String?) -> String {
        struct Data: Encodable {
            let number: Int
            let html: String
        }
        let encoder = JSONEncoder()
        let data = (try? encoder.encode(Data(number: number, html: html ?? ""))).map {
            String(decoding: $0, as: UTF8.self)
        }
        return "event: \(name)\ndata: \(data ?? "")\n\n"
    }
}
