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

    let environment: BenchmarkEnvironment
    let commit: String?
    var now: @Sendable () -> Date = { Date() }
    var progress: @Sendable (BenchmarkStep) -> Void = { _ in }

    /// Builds what plays for release, which may fail; without `callgrind` nothing can be counted.
    public static func prepare(
        _ selection: BenchmarkSelection,
        with callgrind: Callgrind?,
        in environment: [String: String],
        at commit: String?,
        progress: @escaping @Sendable (BenchmarkStep) -> Void
    ) async throws -> BenchmarkRun {
        let toolchain = try await Toolchain.find(in: environment)
        progress(.building(product: selection.settings.product))
        return BenchmarkRun(
            selection: selection,
            player: try await Player.build(selection, with: toolchain, environment: environment),
            callgrind: callgrind,
            environment: BenchmarkEnvironment(with: toolchain),
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
            var entries: [CountedScenario.Entry] = []
            for name in selection.players {
                progress(.counting(scenario: scenario.name, player: name))
                let run = try await player.count(scenario, by: name, with: callgrind)
                entries.append(CountedScenario.Entry(name: name, raw: run))
            }
            try finished(
                CountedScenario(
                    name: scenario.name,
                    title: scenario.title,
                    commit: commit,
                    date: now().formatted(.iso8601),
                    players: entries
                )
            )
        }
    }

    /// Takes as many samples of each player as there are rounds.
    public func time(rounds: Int, finished: (TimedScenario) throws -> Void) async throws {
        for scenario in selection.scenarios {
            var samples: [String: [TimedSample]] = [:]
            for round in 0..<rounds {
                progress(.timing(scenario: scenario.name, round: round + 1, rounds: rounds))
                for name in Rotation.order(of: selection.players, inRound: round) {
                    samples[name, default: []].append(try await player.time(scenario, by: name))
                }
            }
            try finished(timed(scenario, samples: samples))
        }
    }
}

extension BenchmarkRun {
    private func timed(_ scenario: BenchmarkSettings.Scenario, samples: [String: [TimedSample]]) -> TimedScenario {
        func others(than name: String, _ other: String?) -> [TimedSample]? {
            other == name ? nil : other.flatMap { samples[$0] }
        }
        return TimedScenario(
            name: scenario.name,
            title: scenario.title,
            commit: commit,
            date: now().formatted(.iso8601),
            players: selection.players.map { name in
                TimedScenario.Entry(
                    name: name,
                    samples: samples[name] ?? [],
                    rounds: selection.settings.timedRounds,
                    floor: others(than: name, selection.settings.floor),
                    baseline: others(than: name, selection.subject.baseline)
                )
            }
        )
    }
}
