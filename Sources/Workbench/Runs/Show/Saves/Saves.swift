import Foundation
import Page
import Pipeline
import Report
import Stage
import Subject

/// Follows the sources: tells after each save what it changes and which rules it breaks, builds the programs anew, and plays
/// all scenarios on those that have changed.
actor Saves {
    private let root: URL
    private let environment: [String: String]
    private let repertoire: Repertoire
    private let visits: Visits
    private var cast: Cast
    private var packaged: PackagedSubject
    /// What the sources said when the page was shown first.
    private let first: SourceState
    private var save = StageSave(change: nil)
    /// What was saved and could not be read yet.
    private var unread: Set<String> = []
    /// The players that go on with other programs, of which the phones do not know yet.
    private var renewed: Set<Int> = []
    /// Builds and plays what was saved last.
    private var work: Task<Void, Never>?

    /// How often a program may end by itself or be ended before the other scenarios are left out.
    private static let endsAtMost = 3

    init(
        of cast: Cast,
        playing repertoire: Repertoire,
        for visits: Visits,
        environment: [String: String]
    ) async throws {
        self.cast = cast
        self.repertoire = repertoire
        self.visits = visits
        self.environment = environment
        packaged = cast.packaged
        root = packaged.subject.root
        first = try await packaged.state()
    }

    /// Follows until the task is cancelled.
    func run() async {
        var watch = SourceWatch(of: packaged.subject)
        let early = await changedSinceBuild
        if !early.isEmpty { await take(early) }
        while let changed = try? await watch.next() {
            work?.cancel()
            await take(changed)
            watch.follow(packaged.subject)
        }
        work?.cancel()
        await work?.value
    }

    /// Removes what was built, after `run` and after the players were stopped.
    func close() { cast.removePrograms() }
}

extension Saves {
    /// What was saved between the first reading of the sources and now.
    private var changedSinceBuild: Set<String> {
        get async {
            guard let now = try? await PackagedSubject.read(packaged.subject), let state = try? await now.state() else {
                return []
            }
            return Set(SourceChange(from: first, to: state).files.map(\.path))
        }
    }

    /// The verdict on the sources comes first, because it takes no build.
    private func take(_ changed: Set<String>) async {
        let before = work
        unread.formUnion(changed)
        do {
            let subject = try await Subject.load(from: root, environment: environment)
            guard subject.architectures.map(\.name) == packaged.subject.architectures.map(\.name) else {
                throw ShowError.otherArchitectures
            }
            packaged = try await PackagedSubject.read(subject, knowing: packaged.known.without(unread))
            unread = []
            save.change = SourceChange(from: first, to: try await packaged.state(), after: save.change)
            save.build = .running
            await visits.show(save)
            work = Task { [packaged] in
                await before?.value
                await self.buildAndPlay(packaged)
            }
        } catch {
            await fail(error)
        }
    }

    private func fail(_ error: any Error) async {
        save.build = .failed(because: error)
        await visits.show(save)
    }

    private func show(_ step: Step) async {
        let build = step == .waiting ? StageSave.Build.waiting : .running
        if save.build == build || Task.isCancelled { return }
        save.build = build
        await visits.show(save)
    }

    private func buildAndPlay(_ packaged: PackagedSubject) async {
        do {
            let rebuilt = try await cast.rebuilt(for: packaged) { await self.show($0) }
            if Task.isCancelled { return }
            cast = rebuilt
            // A newer save must not come between players that have begun and what is noted of them.
            renewed.formUnion(try await Task { try await rebuilt.begin() }.value)
            guard try await cast.repertoire() == repertoire else { throw ShowError.otherScenarios }
            if !Task.isCancelled { save.build = .done }
            for number in renewed {
                let architecture = cast.players[number].architecture
                save.results[number] = .init(architecture: architecture, count: repertoire.scenarios.count)
            }
            await visits.take(cast.files, try await cast.patterns())
            await visits.renew(renewed.sorted())
            renewed = []
            await visits.show(save)
            for (number, results) in save.results.sorted(by: { $0.key < $1.key }) where results.isRunning {
                let player = await cast.players[number].duplicate()
                let results = await withTaskCancellationHandler {
                    await playAll(by: player, into: results)
                } onCancel: {
                    Task { await player.stop() }
                }
                await player.stop()
                if Task.isCancelled { return }
                save.results[number] = results
                await visits.show(save)
            }
        } catch {
            if Task.isCancelled { return }
            await fail(error)
        }
    }

    private func playAll(by player: Player, into results: StageSave.Results) async -> StageSave.Results {
        var (results, ends) = (results, 0)
        for (place, scenario) in repertoire.scenarios.enumerated() where !Task.isCancelled && ends < Self.endsAtMost {
            do {
                let failure = try await player.play(scenario).failure
                results.add(failure, of: scenario.name, at: place)
            } catch {
                results.add("\(error)", of: scenario.name, at: place)
                ends += 1
            }
        }
        results.isOver = true
        return results
    }
}
