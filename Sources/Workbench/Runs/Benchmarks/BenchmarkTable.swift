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
                + Cost.allCases.map { player.perRound[$0].map(BenchmarkNumber.count) ?? "" }
                + [player.name == floor ? "" : ratio.map(BenchmarkNumber.ratio) ?? ""]
        }
        return text(titled: scenario.name, [[""] + Cost.allCases.map(\.title) + ["to the floor"]] + rows)
    }

    /// One line a player: its time with the interval, and its ratios, or that there is no difference.
    public func text(for scenario: TimedScenario) -> PrintableText {
        let rows = scenario.players.map { player in
            [
                player.name,
                player.wallClock.map { BenchmarkNumber.time($0.median) } ?? "",
                player.wallClock.map { "\(BenchmarkNumber.time($0.low)) – \(BenchmarkNumber.time($0.high))" } ?? "",
                player.overFloor.map(comparison) ?? "",
                player.overBaseline.map(comparison) ?? "",
            ]
        }
        let header = ["", "median", "95 % interval", "to the floor", "to \(baseline)"]
        return text(titled: scenario.name, [header] + rows)
    }

    /// A table for each kind of build, with one line an architecture, and one of the object code's sizes.
    public func text(for build: BuildRecord) -> PrintableText {
        let architectures = build.architectures
        let changes = (architectures.first?.changes ?? []).indices.map { index in
            text(
                titled: architectures[0].changes[index].name,
                builds: architectures.map { ($0.name, $0.changes[index].build) }
            )
        }
        let clean = text(titled: "clean build", builds: architectures.map { ($0.name, $0.clean) })
        let sizes = architectures.map { [$0.name, BenchmarkNumber.size($0.objectSize)] }
        return ([clean] + changes + [text(titled: "object code", sizes)]).joined(separator: "\n")
    }
}

extension BenchmarkTable {
    private func text(titled title: String, builds: [(name: String, build: MeasuredBuild)]) -> PrintableText {
        let rows = builds.map { name, build in
            [
                name,
                "\(build.files)",
                build.wall.map { BenchmarkNumber.longTime($0.median) } ?? "",
                build.wall.map { "\(BenchmarkNumber.longTime($0.low)) – \(BenchmarkNumber.longTime($0.high))" } ?? "",
                build.processor.map { BenchmarkNumber.longTime($0.median) } ?? "",
                build.overBaseline.map(comparison) ?? "",
            ]
        }
        return text(titled: title, [["", "files", "median", "95 % interval", "processor", "to \(baseline)"]] + rows)
    }

    private func comparison(_ ratio: MedianInterval) -> String {
        ratio.holdsOne ? "no difference" : BenchmarkNumber.ratio(ratio.median)
    }

    private func text(titled title: String, _ rows: [[String]]) -> PrintableText {
        "\(title)\n\(PlainTable(textColumns: 1, rows: rows).text)"
    }
}
