import Benchmark
import CatsContestants
import CatsScenarios

/// Each chosen scenario in each architecture, and on the floor.
///
/// A sample is of a thousand rounds, because Linux tells processor time in ticks that are longer than many of them.
let benchmarks: @Sendable () -> Void = {
    for (word, name) in Scenario.chosen {
        guard let scenario = Scenario.named(name) else { continue }
        for contestant in Contestant.all {
            Benchmark(
                "\(word), \(contestant.name)",
                configuration: .init(
                    metrics: [.wallClock, .cpuTotal, .throughput, .peakMemoryResident],
                    scalingFactor: .kilo,
                    maxDuration: .seconds(3)
                )
            ) { benchmark in
                for _ in benchmark.scaledIterations { try await contestant.play(scenario) }
            }
        }
    }
}
