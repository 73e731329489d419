import Report
import Words

/// What a reader of the answers and of the picture should know as well.
package enum OverviewNotes {
    /// That nothing was built, and why; empty if something was.
    package static func unbuilt(in report: Report, words: WordTable) -> [Words] {
        report.isFromSourcesAlone ? [report.unbuilt.map { Words($0) }, words("what.not-built")].compactMap(\.self) : []
    }

    /// That nothing was built and why, what makes the difference to the one that costs most, what whole runs take, and what
    /// all that rests on.
    package static func all(of report: Report, columns: [Column], words: WordTable) -> [Words] {
        let unbuilt = unbuilt(in: report, words: words)
        guard columns.count > 1 else { return (unbuilt + [report.scope.map { Words($0) }]).compactMap(\.self) }
        let most = columns.max { work($0.figures.costs) ?? 0 < work($1.figures.costs) ?? 0 }
        return
            (unbuilt + [
                most.flatMap { withoutVariant(in: report, of: $0, words: words) },
                most.flatMap { wholeRuns(in: report, of: $0, columns: columns, words: words) },
                report.scope.map { Words($0) },
            ]).compactMap(\.self)
    }
}

extension OverviewNotes {
    /// How many times the baseline's instructions above the floor.
    private static func work(_ costs: CostFigures?) -> Double? { costs?.total?.excessOverBaseline?.instructions.value }

    /// What the architecture would cost in another form; `nil` if it costs no more than the baseline, or no less in that form.
    private static func withoutVariant(in report: Report, of most: Column, words: WordTable) -> Words? {
        guard let variant = report.variants?.first(where: { $0.original == most.name && $0.without != nil }),
            let without = variant.without, let whole = work(most.figures.costs), whole > 1,
            let own = work(variant.costs), own < whole
        else { return nil }
        return words(
            "overview.without",
            [
                "name": Words(most.name), "without": Words(without), "whole": OverviewAnswer.times(whole),
                "own": OverviewAnswer.times(own), "baseline": Words(report.baseline),
            ]
        )
    }

    /// What the architecture's scenarios take in all, the work of any app included; `nil` unless each takes longer than in the
    /// baseline.
    private static func wholeRuns(
        in report: Report,
        of most: Column,
        columns: [Column],
        words: WordTable
    ) -> Words? {
        guard let own = most.figures.costs?.total,
            let base = columns.first(where: \.isBaseline)?.figures.costs?.total, own.excess != nil,
            let instructions = own.counts?.instructions, let least = base.counts?.instructions, instructions > least,
            let time = own.microseconds, let baseTime = base.microseconds,
            most.figures.costs?.scenarios.allSatisfy({ ($0.timeOverBaseline?.low ?? 0) > 1 }) == true
        else { return nil }
        return words(
            "overview.whole-runs",
            [
                "name": Words(most.name), "baseline": Words(report.baseline),
                "instructions": OverviewAnswer.times(Double(instructions) / Double(least)),
                "time": OverviewAnswer.times(time / baseTime),
            ]
        )
    }
}
