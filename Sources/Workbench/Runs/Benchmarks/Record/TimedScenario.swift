import Support

public typealias TimedScenario = PlayedScenario<TimedEntry>

extension BenchmarkRecord.Section<TimedEntry> {
    /// With bounds of the times that follow from the samples.
    var bounded: Self {
        let scenarios = scenarios.map { scenario in
            TimedScenario(
                name: scenario.name,
                title: scenario.title,
                commit: scenario.commit,
                date: scenario.date,
                players: scenario.players.map { $0.bounded(rounds: conditions.rounds) }
            )
        }
        return Self(conditions: conditions, scenarios: scenarios)
    }
}

/// How long a scenario takes one player: every sample, in the order of the blocks.
public struct TimedEntry: Hashable, Codable, Sendable {
    let name: String
    /// The samples with the same index were taken in the same block, one after the other, in an order drawn by lot.
    let samples: [TimedSample]
    /// In seconds, for one time through the scenario; it has the waiting for a busy processor in it.
    let wallClock: MedianInterval?
    /// In seconds, for one time through the scenario.
    let processor: MedianInterval?
    /// In bytes.
    let peakMemory: MedianInterval?
    /// In seconds, how much longer one time through is than on the floor, block by block; `nil` for the floor.
    let aboveFloor: MedianInterval?
    /// In seconds, how much longer one time through is than in the baseline, block by block; `nil` for the baseline.
    let aboveBaseline: MedianInterval?
    /// Of the processor time's ratios to the baseline's, block by block, at a risk that all comparisons share; `nil` for
    /// the baseline.
    let overBaseline: MedianInterval?
}

extension TimedEntry {
    /// How many things a user does in it; `nil` unless all samples tell the same.
    var actions: Int? {
        let told = Set(samples.map(\.actions))
        return told.count == 1 ? told.first ?? nil : nil
    }

    /// `floor` and `baseline` are the samples of these two, if they were taken.
    init(
        name: String,
        samples: [TimedSample],
        rounds: Int,
        risk: SharedRisk,
        floor: [TimedSample]?,
        baseline: [TimedSample]?
    ) {
        func seconds(above others: [TimedSample]) -> MedianInterval? {
            MedianInterval(of: zip(samples, others).map { ($0.processor - $1.processor) / Double(rounds) })
        }
        func ratios(to others: [TimedSample]) -> MedianInterval? {
            MedianInterval(of: zip(samples, others).map { $0.processor / $1.processor }, risk: risk.ofEach)
        }
        self.name = name
        self.samples = samples
        wallClock = Self.time(\.wallClock, of: samples, rounds: rounds)
        processor = Self.time(\.processor, of: samples, rounds: rounds)
        peakMemory = MedianInterval(of: samples.compactMap(\.peakMemory).map(Double.init))
        aboveFloor = floor.flatMap(seconds)
        aboveBaseline = baseline.flatMap(seconds)
        overBaseline = baseline.flatMap(ratios)
    }

    fileprivate func bounded(rounds: Int) -> TimedEntry {
        TimedEntry(
            name: name,
            samples: samples,
            wallClock: Self.time(\.wallClock, of: samples, rounds: rounds),
            processor: Self.time(\.processor, of: samples, rounds: rounds),
            peakMemory: peakMemory,
            aboveFloor: aboveFloor,
            aboveBaseline: aboveBaseline,
            overBaseline: overBaseline
        )
    }

    /// Of one time through the scenario.
    private static func time(
        _ time: KeyPath<TimedSample, Double>,
        of samples: [TimedSample],
        rounds: Int
    ) -> MedianInterval? {
        MedianInterval(ofSeries: samples.map { $0[keyPath: time] / Double(rounds) })
    }
}
