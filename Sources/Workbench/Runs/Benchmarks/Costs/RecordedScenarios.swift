import Report

/// The scenarios of a record, each with what was counted of it and what was timed.
struct RecordedScenarios {
    private let scenarios: [Recorded]
    private let floor: String?

    /// One of the two is there at least.
    private struct Recorded {
        let name: String
        let title: String
        let counted: CountedScenario?
        let timed: TimedScenario?
    }

    init(of record: BenchmarkRecord) {
        let counted = record.counted?.scenarios ?? []
        let timed = record.timed?.scenarios ?? []
        let known = counted.map { ($0.name, $0.title) } + timed.map { ($0.name, $0.title) }
        floor = record.floor
        scenarios = known.reduce(into: []) { scenarios, scenario in
            let (name, title) = scenario
            if scenarios.contains(where: { $0.name == name }) { return }
            scenarios.append(
                Recorded(
                    name: name,
                    title: title,
                    counted: counted.first { $0.name == name },
                    timed: timed.first { $0.name == name }
                )
            )
        }
    }

    /// Who played any of them.
    var players: [String] {
        scenarios.flatMap { ($0.counted?.players.map(\.name) ?? []) + ($0.timed?.players.map(\.name) ?? []) }
    }

    /// What each of them costs the player; those that it has not played stand there without a figure.
    func costs(of player: String) -> [ScenarioCosts] {
        scenarios.map { scenario in
            let counted = scenario.counted?[player]
            let timed = scenario.timed?.players.first { $0.name == player }
            return ScenarioCosts(
                name: scenario.name,
                title: scenario.title,
                counts: counted.map { CallCounts($0.perRound) },
                overFloor: player == floor ? nil : overFloor(counted, in: scenario.counted),
                microseconds: timed?.wallClock?.times(1_000_000),
                timeOverFloor: timed?.overFloor,
                timeOverBaseline: timed?.overBaseline,
                mebibytes: timed?.peakMemory?.times(1 / 1_048_576)
            )
        }
    }

    private func overFloor(_ entry: CountedScenario.Entry?, in scenario: CountedScenario?) -> Double? {
        guard let floor, let base = scenario?[floor]?.perRound[.instructions], base > 0 else { return nil }
        return entry?.perRound[.instructions].map { $0 / base }
    }
}
