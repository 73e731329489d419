import Foundation
import Support

/// What was measured, as lines for a terminal.
public struct BenchmarkTable: Sendable {
    let floor: String?
    let baseline: String

    /// One line a player: its counts, and its instructions against the floor's.
    public func text(for scenario: CountedScenario) -> PrintableText {
        let base = floor.flatMap { scenario[$0] }?.perRound[.instructions]
        let rows = scenario.players.map { player in
            let ratio = player.perRound[.instructions].flatMap { count in base.map { count / $0 } }
            return [player.name]
                + Cost.allCases.map { player.perRound[$0].map { "\(Int($0.rounded()))" } ?? "" }
                + [player.name == floor ? "" : ratio.map(Self.ratio) ?? ""]
        }
        return text(titled: scenario.name, [[""] + Cost.allCases.map(\.title) + ["to the floor"]] + rows)
    }

    /// One line a player: its time with the interval, and its ratios, or that there is no difference.
    public func text(for scenario: TimedScenario) -> PrintableText {
        let rows = scenario.players.map { player in
            [player.name] + cells(player.wallClock, Self.microseconds)
                + [comparison(player.overFloor), comparison(player.overBaseline)]
        }
        let header = ["", "median", "95 % interval", "to the floor", "to \(baseline)"]
        return text(titled: scenario.name, [header] + rows)
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
        ratio.map { $0.holdsOne ? "no difference" : Self.ratio($0.median) } ?? ""
    }

    private static func ratio(_ ratio: Double) -> String { String(format: "×%.2f", ratio) }

    private static func seconds(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }

    private static func microseconds(_ seconds: Double) -> String { String(format: "%.1f µs", 1_000_000 * seconds) }
}
