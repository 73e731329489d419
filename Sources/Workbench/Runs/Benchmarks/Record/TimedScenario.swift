import Support

public typealias TimedScenario = PlayedScenario<TimedEntry>

/// How long a scenario takes one player: every sample, in the order of the rounds.
public struct TimedEntry: Hashable, Codable, Sendable {
    let name: String
    /// The samples with the same index were taken one after the other, in an order that rotates.
    let samples: [TimedSample]
    /// In seconds, for one time through the scenario.
    let wallClock: MedianInterval?
    /// In seconds, for one time through the scenario.
    let processor: MedianInterval?
    /// In bytes.
    let peakMemory: MedianInterval?
    /// Of the wall clock's ratios to the floor's, round by round; `nil` for the floor.
    let overFloor: MedianInterval?
    /// Of the wall clock's ratios to the baseline's, round by round; `nil` for the baseline.
    let overBaseline: MedianInterval?
}

extension TimedEntry {
    /// `floor` and `baseline` are the samples of these two, if they were taken.
    init(name: String, samples: [TimedSample], rounds: Int, floor: [TimedSample]?, baseline: [TimedSample]?) {
        func ratios(to others: [TimedSample]) -> MedianInterval? {
            MedianInterval(of: zip(samples, others).map { $0.wallClock / $1.wallClock })
        }
        self.name = name
        self.samples = samples
        wallClock = MedianInterval(of: samples.map { $0.wallClock / Double(rounds) })
        processor = MedianInterval(of: samples.map { $0.processor / Double(rounds) })
        peakMemory = MedianInterval(of: samples.compactMap(\.peakMemory).map(Double.init))
        overFloor = floor.flatMap(ratios)
        overBaseline = baseline.flatMap(ratios)
    }
}
