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
        ColumnRange(of: columns, in: .decimal) { figures in
            figures.costs?.total?.excess.map { Double($0.instructions) / 1000 }
        }
    }

    /// Above the floor if there is one.
    private var instructions: Words? {
        if let range = excess {
            return words(range.isOne ? "running.instructions-one" : "running.instructions", range.slots())
        }
        let thousands = ColumnRange(of: columns, in: .decimal) { figures in
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
                    "own": Words(String(format: "%.2f", Double(own) / 1000)),
                    "whole": Words(String(format: "%.2f", Double(whole) / 1000)),
                    "share": Words(NumberText.share(Double(whole - own) / Double(whole))),
                    "ratio": Words(NumberText.ratio(Double(own) / Double(whole))),
                ]
            )
        }
    }

    /// What the architecture adds to a tap, in the scenario where that is most; the ends are named if their bounds tell
    /// them apart.
    private var actions: Words? {
        let added = columns.filter { ($0.figures.costs?.mostAddedPerTap?.median ?? 0) > 0 }
        guard let range = ColumnRange(of: added, in: .count, by: { $0.costs?.mostAddedPerTap?.median }) else {
            return nil
        }
        if range.isOne { return words("running.actions-one", range.slots()) }
        let bounds = [range.least, range.most].map { $0.columns[0].figures.costs?.mostAddedPerTap }
        guard let low = bounds[0], let high = bounds[1], low.high < high.low else { return nil }
        return words("running.actions-finding", range.slots())
    }

    private var memory: Words? {
        guard let kept = report.costs?.memory?.kept,
            let range = ColumnRange(of: columns, in: .count, by: { $0.costs?.bytesPerApp?.median })
        else { return nil }
        return words(
            range.isOne ? "running.bytes-one" : "running.bytes",
            range.slots(and: ["scenario": Words(kept.scenario)])
        )
    }

    /// The extremes are named only where their bounds tell them apart.
    private var builds: Words? {
        let range = ColumnRange(of: columns, in: .decimal) { $0.costs?.build?.clean.seconds?.median }
        guard let range else { return nil }
        if columns.count == 1 { return words("running.builds-one", range.slots()) }
        let bounds = [range.least, range.most].map { $0.columns[0].figures.costs?.build?.clean.seconds }
        guard let low = bounds[0], let high = bounds[1], low.high < high.low else {
            return words("running.builds-same")
        }
        let ends = (range.least.columns + range.most.columns).map(\.index)
        let between = columns.filter { !ends.contains($0.index) }
        let sentences = [(range.least, low), (range.most, high)].compactMap { end, bounds -> Words? in
            let alike = between.filter { column in
                column.figures.costs?.build?.clean.seconds.map { $0.low <= bounds.high && bounds.low <= $0.high }
                    == true
            }
            if alike.isEmpty { return nil }
            return words("running.builds-alike", ["names": alike.map { Words($0.name) }.listed, "end": end.names])
        }
        return ([words("running.builds-range", range.slots())] + sentences).paragraph
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
