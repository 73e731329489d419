import Benchmark
import MVC
import MVP
import MVVM
import Model
import Scenarios
import ScreenKit
import VIPER

/// What it takes to open the app, find a cat and show its photo, with a world that answers at once.
let benchmarks: @Sendable () -> Void = {
    let architectures: [(name: String, makeApp: @MainActor @Sendable (Services) -> ViewController)] = [
        ("MVC", MVC.makeApp),
        ("MVP", MVP.makeApp),
        ("MVVM", MVVM.makeApp),
        ("VIPER", VIPER.makeApp),
    ]
    for architecture in architectures {
        Benchmark(
            "Load and show, \(architecture.name)",
            configuration: .init(metrics: [.wallClock, .cpuTotal, .throughput, .peakMemoryResident])
        ) { benchmark in
            for _ in benchmark.scaledIterations {
                try await ScenarioPlayer(architecture.makeApp).play(.loadAndShow)
            }
        }
    }
}
