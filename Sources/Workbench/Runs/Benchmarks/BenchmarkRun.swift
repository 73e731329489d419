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
        BenchmarkRecord.Conditions(environment: environment, rounds: selection.settings.timedRounds)
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

    /// Takes as many samples of each player as there are rounds.
    public func time(rounds: Int, finished: (TimedScenario) throws -> Void) async throws {
        for scenario in selection.scenarios {
            var samples: [String: [TimedSample]] = [:]
            for round in 0..<rounds {
                progress("Timing \(scenario.name): round \(round + 1) of \(rounds)")
                for name in Rotation.order(of: selection.players, inRound: round) {
                    samples[name, default: []].append(try await player.time(scenario, by: name))
                }
            }
            try finished(played(scenario, by: entries(of: samples)))
        }
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
                floor: others(selection.settings.floor),
                baseline: others(selection.subject.baseline)
            )
        }
    }
}
