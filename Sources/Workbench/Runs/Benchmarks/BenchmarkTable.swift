import Foundation
import Report
import Support

/// What was measured, as lines for a terminal.
public struct BenchmarkTable: Sendable {
    let floor: String?
    let baseline: String

    /// One line a player: its counts above the floor's, and its instructions there against the baseline's.
    ///
    /// Without a floor counts stand as they are, and have no ratio: how much of them any app has to do is not known.
    public func text(for scenario: CountedScenario) -> PrintableText {
        guard let floor, let base = scenario[floor]?.perRound else {
            let rows = scenario.players.map { [$0.name] + counts($0.perRound) }
            return text(titled: "\(scenario.name): in all, because there is no floor", [countHeader] + rows)
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
        return text(
            titled: "\(scenario.name): \(floor), and what lies above it",
            [countHeader + ["to \(baseline)"]] + rows
        )
    }

    /// One line a player: its time with the interval, how much of it lies above the floor's, and its ratio to the
    /// baseline's with its interval, or that the two are not told apart.
    public func text(for scenario: TimedScenario) -> PrintableText {
        let rows = scenario.players.map { player in
            [player.name] + cells(player.processor, Self.microseconds)
                + [player.aboveFloor.map { Self.microseconds($0.median) } ?? "", comparison(player.overBaseline)]
        }
        let header = ["", "median", "95 % interval", "above the floor", "to \(baseline)"]
        return text(titled: scenario.name, [header] + rows)
    }

    /// One line a player: how much memory each of its apps takes that is kept open, and how much more than the floor's.
    public func text(for memory: MemoryRecord) -> PrintableText {
        let rows = memory.players.map { player in
            [player.name] + cells(player.bytesPerApp, Self.bytes)
                + [player.aboveFloor.map { Self.bytes($0.median) } ?? ""]
        }
        let header = ["", "median", "95 % interval", "above the floor"]
        return text(titled: "each of \(memory.apps) apps kept open after \(memory.scenario)", [header] + rows)
    }

    /// A table for each kind of build, with one line an architecture, and one of the object code's sizes.
    public func text(for build: BuildRecord) -> PrintableText {
        let architectures = build.architectures
        let changes = (architectures.first?.changes ?? []).indices.map { index in
            text(
                titled: architectures[0].changes[index].change.name,
                builds: architectures.map { ($0.name, $0.changes[index].build) }
            )
        }
        let clean = text(titled: "clean build", builds: architectures.map { ($0.name, $0.clean) })
        let sizes = architectures.map { [$0.name, String(format: "%.1f KiB", Double($0.objectSize) / 1024)] }
        return ([clean] + changes + [text(titled: "object code", sizes)]).joined(separator: "\n")
    }
}

extension BenchmarkTable {
    private func text(titled title: String, builds: [(name: String, build: MeasuredBuild)]) -> PrintableText {
        let rows = builds.map { name, build in
            [name, "\(build.files)"] + cells(build.wall, Self.seconds)
                + [build.processor.map { Self.seconds($0.median) } ?? "", comparison(build.overBaseline)]
        }
        return text(titled: title, [["", "files", "median", "95 % interval", "processor", "to \(baseline)"]] + rows)
    }

    private func text(titled title: String, _ rows: [[String]]) -> PrintableText {
        "\(title)\n\(PlainTable(textColumns: 1, rows: rows).text)"
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
