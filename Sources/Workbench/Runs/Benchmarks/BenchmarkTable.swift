import Foundation
import Report
import Support

/// What was measured, as tables.
public struct BenchmarkTable: Sendable {
    let floor: String?
    let baseline: String

    /// One line a player: its counts above the floor's, and its instructions there against the baseline's.
    ///
    /// Without a floor counts stand as they are, and have no ratio: how much of them any app has to do is not known.
    public func result(for scenario: CountedScenario) -> BenchmarkResult {
        guard let floor, let base = scenario[floor]?.perRound else {
            return BenchmarkResult(
                title: "\(scenario.name): in all, because there is no floor",
                rows: [countHeader] + scenario.players.map { [$0.name] + counts($0.perRound) },
                costs: scenario.players.flatMap { costs($0.perRound, of: $0.name, in: scenario.name, above: nil) }
            )
        }
        // Between whole counts, as the report has them, so that both tell the same.
        func excess(of player: CountedEntry?) -> [Cost: Double] {
            player?.perRound.reduce(into: [:]) { $0[$1.key] = $1.value.rounded() - base[$1.key, default: 0].rounded() }
                ?? [:]
        }
        let baselines = excess(of: scenario[baseline])[.instructions] ?? 0
        let rows = scenario.players.map { player in
            if player.name == floor { return [floor] + counts(base) + [""] }
            let own = excess(of: player)
            let ratio = player.name == baseline || baselines <= 0 ? nil : own[.instructions].map { $0 / baselines }
            return [player.name] + counts(own, isExcess: true) + [ratio.map(NumberText.ratio) ?? ""]
        }
        return BenchmarkResult(
            title: "\(scenario.name): \(floor), and what lies above it",
            rows: [countHeader + ["to \(baseline)"]] + rows,
            costs: scenario.players.flatMap { player in
                player.name == floor
                    ? costs(base, of: floor, in: scenario.name, above: nil)
                    : costs(excess(of: player), of: player.name, in: scenario.name, above: floor)
            }
        )
    }

    /// One line a player: its time with the interval, how much of it lies above the floor's, and its ratio to the
    /// baseline's with its interval, or that the two are not told apart.
    public func result(for scenario: TimedScenario) -> BenchmarkResult {
        let rows = scenario.players.map { player in
            [player.name] + cells(player.processor, Self.microseconds)
                + [player.aboveFloor.map { Self.microseconds($0.median) } ?? "", comparison(player.overBaseline)]
        }
        let header = ["", "median", "95 % interval", "above the floor", "to \(baseline)"]
        let costs = scenario.players.compactMap { player in
            BenchmarkResult.Cost(
                of: player.name,
                in: scenario.name,
                measure: "processor time",
                unit: "µs",
                median: player.processor,
                factor: 1_000_000
            )
        }
        return BenchmarkResult(title: scenario.name, rows: [header] + rows, costs: costs)
    }

    /// One line a player: how much memory each of its apps takes that is kept open, and how much more than the floor's.
    public func result(for memory: MemoryRecord) -> BenchmarkResult {
        let rows = memory.players.map { player in
            [player.name] + cells(player.bytesPerApp, Self.bytes)
                + [player.aboveFloor.map { Self.bytes($0.median) } ?? ""]
        }
        let header = ["", "median", "95 % interval", "above the floor"]
        let costs = memory.players.compactMap { player in
            BenchmarkResult.Cost(
                of: player.name,
                in: memory.scenario,
                measure: "memory of an app",
                unit: "B",
                median: player.bytesPerApp
            )
        }
        let title = "each of \(memory.apps) apps kept open after \(memory.scenario)"
        return BenchmarkResult(title: title, rows: [header] + rows, costs: costs)
    }

    /// One line a player: what a round costs it in both checkouts, and whether that is slower, the same or faster.
    public func result(for scenario: PairedScenario) -> BenchmarkResult {
        BenchmarkResult(title: scenario.title, rows: scenario.rows, costs: scenario.results)
    }

    /// A table for each kind of build, with one line an architecture, and one of the object code's sizes.
    public func results(for build: BuildRecord) -> [BenchmarkResult] {
        let architectures = build.architectures
        let changes = (architectures.first?.changes ?? []).indices.map { index in
            result(
                titled: architectures[0].changes[index].change.name,
                builds: architectures.map { ($0.name, $0.changes[index].build) }
            )
        }
        let clean = result(titled: "clean build", builds: architectures.map { ($0.name, $0.clean) })
        let size = BenchmarkResult(
            title: "object code",
            rows: [["", "size"]]
                + architectures.map { [$0.name, String(format: "%.1f KiB", Double($0.objectSize) / 1024)] },
            costs: architectures.map {
                let size = Double($0.objectSize)
                return BenchmarkResult.Cost(of: $0.name, in: "build", measure: "object code", unit: "B", value: size)
            }
        )
        return [clean] + changes + [size]
    }
}

extension BenchmarkTable {
    private func result(titled title: String, builds: [(name: String, build: MeasuredBuild)]) -> BenchmarkResult {
        let rows = builds.map { name, build in
            [name, "\(build.files)"] + cells(build.wall, Self.seconds)
                + [build.processor.map { Self.seconds($0.median) } ?? "", comparison(build.overBaseline)]
        }
        let costs = builds.compactMap { name, build in
            BenchmarkResult.Cost(of: name, in: title, measure: "time of a build", unit: "s", median: build.wall)
        }
        let header = ["", "files", "median", "95 % interval", "processor", "to \(baseline)"]
        return BenchmarkResult(title: title, rows: [header] + rows, costs: costs)
    }

    private func costs(
        _ counts: [Cost: Double],
        of player: String,
        in scenario: String,
        above floor: String?
    ) -> [BenchmarkResult.Cost] {
        Cost.allCases.compactMap { cost in
            counts[cost].map { count in
                let measure = floor.map { "\(cost.title) above \($0)" } ?? cost.title
                return BenchmarkResult.Cost(
                    of: player,
                    in: scenario,
                    measure: measure,
                    unit: cost.title,
                    value: count.rounded()
                )
            }
        }
    }

    /// A median and its interval.
    private func cells(_ interval: MedianInterval?, _ text: (Double) -> String) -> [String] {
        interval.map { [text($0.median), "\(text($0.low)) – \(text($0.high))"] } ?? ["", ""]
    }

    private func comparison(_ ratio: MedianInterval?) -> String {
        ratio.map { ratio in
            let bounds = String(format: "[%.3f, %.3f]", ratio.low, ratio.high)
            return "\(ratio.holdsOne ? "not told apart" : NumberText.ratio(ratio.median)) \(bounds)"
        } ?? ""
    }

    private var countHeader: [String] { [""] + Cost.allCases.map(\.title) }

    /// One for each thing that is counted; what lies above the floor has a sign.
    private func counts(_ counts: [Cost: Double], isExcess: Bool = false) -> [String] {
        Cost.allCases.map { cost in
            counts[cost].map { String(format: isExcess ? "%+.0f" : "%.0f", $0.rounded()) } ?? ""
        }
    }

    private static func bytes(_ bytes: Double) -> String { String(format: "%.0f B", bytes) }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }

    private static func microseconds(_ seconds: Double) -> String { String(format: "%.1f µs", 1_000_000 * seconds) }
}
