import Benchmark
import Contestants
import Scenarios

/// Each chosen scenario in each architecture, and on the floor.
let benchmarks: @Sendable () -> Void = {
    for (word, name) in Scenario.chosen {
        guard let scenario = Scenario.named(name) else { continue }
        for contestant in Contestant.allCases {
            Benchmark(
                "\(word), \(contestant.rawValue)",
                configuration: .init(metrics: [.wallClock, .cpuTotal, .throughput, .peakMemoryResident])
            ) { benchmark in
                for _ in benchmark.scaledIterations { try await contestant.play(scenario) }
            }
        }
    }
}
