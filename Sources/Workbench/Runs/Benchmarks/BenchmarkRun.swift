import Foundation
import Subject
import Support

/// Plays the selected scenarios, and hands over each as soon as all players are through with it.
public struct BenchmarkRun: Sendable {
    private let player: Player
    private let selection: BenchmarkSelection
    private let settings: BenchmarkSettings
    private let baseline: String
    private let commit: String?
    private let now: @Sendable () -> Date
    private let progress: @Sendable (BenchmarkStep) -> Void

    public init(
        _ selection: BenchmarkSelection,
        of subject: Subject,
        settings: BenchmarkSettings,
        by player: Player,
        at commit: String?,
        now: @escaping @Sendable () -> Date = { Date() },
        progress: @escaping @Sendable (BenchmarkStep) -> Void = { _ in }
    ) {
        self.player = player
        self.selection = selection
        self.settings = settings
        self.commit = commit
        self.now = now
        self.progress = progress
        baseline = subject.baseline
    }

    public func count(with callgrind: Callgrind, finished: (CountedScenario) throws -> Void) async throws {
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
                    rounds: settings.timedRounds,
                    floor: others(than: name, settings.floor),
                    baseline: others(than: name, baseline)
                )
            }
        )
    }
}
