import Report
import Support
import Words
import Writers

/// What the figures say about running and building, in sentences.
struct RunningFindings {
    let report: Report
    let columns: [Column]
    let words: WordTable

    /// Never empty.
    var sentences: [Words] {
        let found = ([instructions] + variants + [actions, times, memory, builds]).compactMap(\.self)
        if !found.isEmpty { return found }
        let isTaken = CostOrigin.kinds(of: report).contains { $0.taking != nil }
        return [words(isTaken ? "running.below" : "running.nothing")]
    }
}

extension RunningFindings {
    /// Thousands of instructions above the floor.
    private var excess: ColumnRange? {
        ColumnRange(of: columns, in: .measured) { figures in
            figures.costs?.total?.excess.map { Double($0.instructions) / 1000 }
        }
    }

    /// Above the floor if there is one.
    private var instructions: Words? {
        if let range = excess {
            return words(range.isOne ? "running.instructions-one" : "running.instructions", range.slots())
        }
        let thousands = ColumnRange(of: columns, in: .measured) { figures in
            figures.costs?.total?.counts.map { Double($0.instructions) / 1000 }
        }
        return thousands.map { range in
            let sentence = words(range.isOne ? "running.thousands-one" : "running.thousands", range.slots())
            return [sentence, words("running.no-floor")].paragraph
        }
    }

    /// What part of an architecture's instructions above the floor its variant does without, or how many times as many it
    /// runs.
    private var variants: [Words?] {
        (report.variants ?? []).map { variant in
            let original = columns.first { $0.name == variant.original }?.figures.costs
            guard let own = variant.costs?.total?.excess?.instructions,
                let whole = original?.total?.excess?.instructions, whole > 0
            else { return nil }
            let kind = own > whole ? "running.variant-more" : variant.without.map { _ in "running.variant-without" }
            return words(
                kind ?? "running.variant",
                [
                    "without": Words(variant.without ?? ""),
                    "name": Words(variant.name), "original": Words(variant.original),
                    "own": Words(NumberText.value(Double(own) / 1000, .measured)),
                    "whole": Words(NumberText.value(Double(whole) / 1000, .measured)),
                    "share": Words(NumberText.share(Double(whole - own) / Double(whole))),
                    "ratio": Words(NumberText.ratio(Double(own) / Double(whole))),
                ]
            )
        }
    }

    /// What is at most added to a tap, in the scenario where that is most; both ends are named if their bounds tell them
    /// apart.
    private var actions: Words? {
        guard let tap = SlowestTap(in: columns) else { return nil }
        let cost = { (figures: ArchitectureFigures) in tap.microseconds(in: figures.costs) }
        let added = columns.filter { (cost($0.figures)?.median ?? 0) > 0 }
        // What is at most so much is never rounded down.
        guard let range = ColumnRange(of: added, in: .count, by: { cost($0)?.high.rounded(.up) }) else { return nil }
        let slots = range.slots(and: ["scenario": Words(tap.scenario)])
        if range.isOne { return words("running.actions-one", slots) }
        guard let low = cost(range.least.columns[0].figures), let high = cost(range.most.columns[0].figures),
            low.high < high.low
        else { return nil }
        return words("running.actions-finding", slots)
    }

    private var memory: Words? {
        guard let kept = report.costs?.memory?.kept,
            let range = ColumnRange(of: columns, in: .measured, by: { $0.costs?.bytesPerApp?.median })
        else { return nil }
        return words(
            range.isOne ? "running.bytes-one" : "running.bytes",
            range.slots(and: ["scenario": Words(kept.scenario)])
        )
    }

    /// How long the baseline's takes, who differs from it round by round, and who can't be told apart from it.
    private var builds: Words? {
        let only = columns.count == 1 ? columns.first : nil
        guard let base = only ?? columns.first(where: \.isBaseline),
            let seconds = base.figures.costs?.build?.clean.seconds
        else { return nil }
        let baseline = ["baseline": Words(base.name), "seconds": Words(NumberText.value(seconds.median, .decimal))]
        if only != nil { return words("running.builds-one", baseline) }
        let ratios = columns.compactMap { column in
            column.figures.costs?.build?.clean.overBaseline.map { (name: column.name, bounds: $0) }
        }
        let apart = ratios.filter { !$0.bounds.holdsOne }.map { name, bounds in
            Words("\(name) \(NumberText.ratio(bounds.median))")
        }
        let alike = ratios.filter(\.bounds.holdsOne).map { Words($0.name) }
        let sentences = [
            words("running.builds-baseline", baseline),
            apart.isEmpty ? nil : words("running.builds-ratios", baseline.merging(["ratios": apart.listed]) { $1 }),
            alike.isEmpty ? nil : words("running.builds-alike", baseline.merging(["names": alike.listed]) { $1 }),
        ]
        return sentences.compactMap(\.self).paragraph
    }

    /// In how many scenarios each architecture but the baseline is slower than it, and in how many faster.
    private var times: Words? {
        guard let baseline = columns.first(where: \.isBaseline)?.name else { return nil }
        let ratios = columns.map { column in
            (name: column.name, ratios: (column.figures.costs?.scenarios ?? []).compactMap(\.timeOverBaseline))
        }.filter { !$0.ratios.isEmpty }
        guard let most = ratios.map(\.ratios.count).max() else { return nil }
        func list(_ isCounted: (MedianInterval) -> Bool) -> Words {
            Words(ratios.map { "\($0.name) \($0.ratios.count(where: isCounted))" }.joined(separator: ", "))
        }
        return words(
            "running.times-finding",
            [
                "baseline": Words(baseline), "all": Words(most), "slower": list { $0.low > 1 },
                "faster": list { $0.high < 1 },
            ]
        )
    }
}
