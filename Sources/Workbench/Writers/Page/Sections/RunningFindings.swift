import Report
import Support
import Words
import Writers

/// What the figures say about running and building, in sentences.
struct RunningFindings {
    let report: Report
    let columns: [Column]
    let words: WordTable

    /// The instructions, for they are sure; without any the first that there is to say.
    var answer: Words {
        if let range = overFloor, !range.isOne {
            return words("cost.range", range.slots(and: ["measure": words("running.counts")]))
        }
        return sentences.first ?? words("running.nothing")
    }

    /// Never empty.
    var sentences: [Words] {
        let found = [instructions, times, builds].compactMap(\.self)
        if !found.isEmpty { return found }
        let isTaken = CostOrigin.kinds(of: report).contains { $0.taking != nil }
        return [words(isTaken ? "running.below" : "running.nothing")]
    }
}

extension RunningFindings {
    private var overFloor: ColumnRange? { ColumnRange(of: columns, in: .decimal) { $0.costs?.total?.overFloor } }

    /// Against the floor if there is one.
    private var instructions: Words? {
        if let range = overFloor {
            return words(range.isOne ? "running.instructions-one" : "running.instructions", range.slots())
        }
        let thousands = ColumnRange(of: columns, in: .decimal) { figures in
            figures.costs?.total?.counts.map { Double($0.instructions) / 1000 }
        }
        return thousands.map { words($0.isOne ? "running.thousands-one" : "running.thousands", $0.slots()) }
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
        return words("running.builds-range", range.slots())
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
