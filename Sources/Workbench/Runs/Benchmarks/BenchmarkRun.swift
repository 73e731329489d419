import Foundation
import Subject
import Support
import Toolchain

/// Plays the selected scenarios, and hands over each as soon as all players are through with it.
public struct BenchmarkRun: Sendable {
    let selection: BenchmarkSelection
    let player: Player
    /// `nil` if nothing is counted.
    let callgrind: Callgrind?
    let environment: BuildEnvironment
    let commit: String?
    var now: @Sendable () -> Date = { Date() }
    /// Puts so many turns of a block in order, by lot.
    var draw: @Sendable (Int) -> [Int] = { (0..<$0).shuffled() }
    var progress: @Sendable (PrintableText) -> Void = { _ in }

    /// Builds what plays for release, which may fail; without `callgrind` nothing can be counted.
    public static func prepare(
        _ selection: BenchmarkSelection,
        with callgrind: Callgrind?,
        in environment: [String: String],
        at commit: String?,
        progress: @escaping @Sendable (PrintableText) -> Void
    ) async throws -> BenchmarkRun {
        let toolchain = try await Toolchain.find(in: environment)
        progress("Building \(selection.settings.product) for release")
        return BenchmarkRun(
            selection: selection,
            player: try await Player.build(selection, with: toolchain),
            callgrind: callgrind,
            environment: BuildEnvironment(with: toolchain),
            commit: commit,
            progress: progress
        )
    }

    public var countingConditions: BenchmarkRecord.Conditions {
        BenchmarkRecord.Conditions(
            environment: environment,
            counter: callgrind?.version,
            rounds: selection.settings.countedRounds
        )
    }

    public var timingConditions: BenchmarkRecord.Conditions {
        BenchmarkRecord.Conditions(
            environment: environment,
            rounds: selection.settings.timedRounds,
            comparisons: selection.timingRisk.comparisons
        )
    }

    /// Does nothing without callgrind.
    public func count(finished: (CountedScenario) throws -> Void) async throws {
        guard let callgrind else { return }
        for scenario in selection.scenarios {
            var entries: [CountedEntry] = []
            for name in selection.players {
                progress("Counting \(scenario.name): \(name)")
                let run = try await player.count(scenario, by: name, with: callgrind)
                entries.append(CountedEntry(name: name, raw: run))
            }
            try finished(played(scenario, by: entries))
        }
    }

    /// Takes as many samples of each player as there are blocks; throws if these are too few to tell any two apart.
    ///
    /// A block is short, and has one process of each player. Whatever slows the machine meets each of them with the same
    /// probability, because their order is drawn by lot: of two equal players each is the slower one in half of the
    /// blocks, which is all that the interval of their ratio relies on.
    public func time(blocks: Int, finished: (TimedScenario) throws -> Void) async throws {
        try selection.check(blocks: blocks)
        for scenario in selection.scenarios {
            var samples: [String: [TimedSample]] = [:]
            for block in 0..<blocks {
                progress("Timing \(scenario.name): block \(block + 1) of \(blocks)")
                for turn in draw(selection.players.count) {
                    let name = selection.players[turn]
                    samples[name, default: []].append(try await player.time(scenario, by: name))
                }
            }
            try finished(played(scenario, by: entries(of: samples)))
        }
    }

    /// Has each player keep apps open as often as there are rounds; `nil` if the configuration does not ask for it.
    public func keepOpen(rounds: Int) async throws -> MemoryRecord? {
        guard let memory = selection.settings.memory else { return nil }
        var samples: [String: [MemorySample]] = [:]
        for round in 0..<rounds {
            progress("Keeping \(memory.apps) apps open: round \(round + 1) of \(rounds)")
            for name in Rotation.order(of: selection.players, inRound: round) {
                samples[name, default: []].append(try await player.keep(memory, by: name))
            }
        }
        let floor = selection.settings.floor
        return MemoryRecord(
            conditions: BenchmarkRecord.Conditions(environment: environment, rounds: rounds),
            commit: commit,
            date: now().formatted(.iso8601),
            scenario: memory.scenario.name,
            apps: memory.apps,
            players: selection.players.map { name in
                let others = floor == name ? nil : floor.flatMap { samples[$0] }
                return KeptApps(name: name, samples: samples[name] ?? [], apps: memory.apps, floor: others)
            }
        )
    }
}

extension BenchmarkRun {
    private func played<Entry>(_ scenario: BenchmarkSettings.Scenario, by players: [Entry]) -> PlayedScenario<Entry> {
        PlayedScenario(
            name: scenario.name,
            title: scenario.title,
            commit: commit,
            date: now().formatted(.iso8601),
            players: players
        )
    }

    private func entries(of samples: [String: [TimedSample]]) -> [TimedEntry] {
        selection.players.map { name in
            func others(_ other: String?) -> [TimedSample]? { other == name ? nil : other.flatMap { samples[$0] } }
            return TimedEntry(
                name: name,
                samples: samples[name] ?? [],
                rounds: selection.settings.timedRounds,
                risk: selection.timingRisk,
                floor: others(selection.settings.floor),
                baseline: others(selection.subject.baseline)
            )
        }
    }
}
