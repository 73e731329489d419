import Foundation
import Rebuilds
import Toolchain

@testable import Benchmarks
@testable import Subject
@testable import Support

/// Made-up benchmarks that tests share.
enum Examples {
    static let settings = BenchmarkSettings(
        product: "app",
        floor: "Nobody",
        scenarios: [
            BenchmarkSettings.Scenario(name: "open", title: "It opens"),
            BenchmarkSettings.Scenario(name: "close", title: "It closes"),
        ],
        countedRounds: 10,
        timedRounds: 100,
        memory: BenchmarkSettings.Memory(
            scenario: BenchmarkSettings.Scenario(name: "close", title: "It closes"),
            apps: 50
        )
    )

    static let subject = Subject(
        root: URL(filePath: "/"),
        name: "App",
        baseline: "A",
        architectures: ["A", "B"].map { Architecture(name: $0, sources: Module(name: $0, path: $0)) },
        scenarioTests: "",
        benchmarks: settings
    )

    static let environment = BuildEnvironment(swift: "Swift 6.3", processor: "x86_64", system: "Debian 12")

    static func conditions(
        in environment: BuildEnvironment = environment,
        rounds: Int = 10
    ) -> BenchmarkRecord.Conditions {
        BenchmarkRecord.Conditions(environment: environment, cores: 2, counter: "valgrind-3.19.0", rounds: rounds)
    }

    /// Builds of A and of B, which takes twice as long: whole, and after a change in the view.
    static func built(rounds: Int = 6) -> BuildRecord {
        func builds(_ wall: Double, files: Int) -> [BuildSample] {
            Array(
                repeating: BuildSample(time: ToolTime(wall: wall, processor: wall / 2), files: files),
                count: rounds
            )
        }
        func architecture(_ name: String, _ factor: Double) -> BuildRecord.Architecture {
            let isBaseline = factor == 1
            let change = MeasuredChange(
                change: .init(name: "view-body", place: "view", kind: .body, file: "\(name)/CatView.swift"),
                build: MeasuredBuild(builds(1.5, files: 1), over: isBaseline ? nil : builds(1.5, files: 1))
            )
            return BuildRecord.Architecture(
                name: name,
                objectSize: Int(54_321 * factor),
                clean: MeasuredBuild(builds(2 * factor, files: 3), over: isBaseline ? nil : builds(2, files: 3)),
                changes: [change]
            )
        }
        return BuildRecord(
            conditions: BenchmarkRecord.Conditions(environment: environment, cores: 2, rounds: rounds),
            commit: "c0ffee",
            date: "2026-01-02T03:04:05Z",
            architectures: [architecture("A", 1), architecture("B", 2)]
        )
    }

    /// What memory apps of the floor, of A and of B take, in a round as in all others.
    static func kept(_ bytesPerApp: (player: String, bytes: Int)..., rounds: Int = 6) -> MemoryRecord {
        func samples(_ bytes: Int) -> [MemorySample] {
            Array(repeating: MemorySample(residentBefore: 1000, residentAfter: 1000 + 50 * bytes), count: rounds)
        }
        let floor = bytesPerApp.first { $0.player == "Nobody" }.map { samples($0.bytes) }
        return MemoryRecord(
            conditions: BenchmarkRecord.Conditions(environment: environment, cores: 2, rounds: rounds),
            commit: "c0ffee",
            date: "2026-01-02T03:04:05Z",
            scenario: "close",
            apps: 50,
            players: bytesPerApp.map { player, bytes in
                KeptApps(name: player, samples: samples(bytes), apps: 50, floor: player == "Nobody" ? nil : floor)
            }
        )
    }

    /// A scenario in which a round costs each player so many instructions and half as many retains.
    static func counted(_ name: String, _ instructions: (player: String, count: Int)...) -> CountedScenario {
        CountedScenario(
            name: name,
            title: "It \(name)s",
            commit: "c0ffee",
            date: "2026-01-02T03:04:05Z",
            players: instructions.map { player, count in
                CountedEntry(
                    name: player,
                    raw: CountedRun(
                        rounds: 10,
                        once: [.instructions: 500 + 10 * count, .retains: 5 * count],
                        twice: [.instructions: 500 + 20 * count, .retains: 10 * count]
                    )
                )
            }
        )
    }
}
