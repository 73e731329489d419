import Report
import Support
import Words
import Writers

/// What the figures say about running and building, in sentences.
struct RunningFindings {
    private let report: Report
    private let columns: [Column]
    private let words: WordTable

    init(of report: Report, columns: [Column], words: WordTable) {
        self.report = report
        self.columns = columns
        self.words = words
    }

    /// The instructions, for they are sure; without any the first that there is to say.
    var answer: Words {
        if let range = range(of: { $0.costs?.total?.overFloor }), !range.isOne {
            return words("cost.range", range.values.merging(["measure": words("running.counts")]) { own, _ in own })
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
    /// Against the floor where there is one.
    private var instructions: Words? {
        if let range = range(of: { $0.costs?.total?.overFloor }) {
            return words(range.isOne ? "running.instructions-one" : "running.instructions", range.values)
        }
        return range(of: { $0.costs?.total?.counts.map { Double($0.instructions) / 1000 } }).map { range in
            words(range.isOne ? "running.thousands-one" : "running.thousands", range.values)
        }
    }

    /// The extremes are named only where their bounds tell them apart.
    private var builds: Words? {
        guard let range = range(of: { $0.costs?.build?.clean.seconds?.median }) else { return nil }
        if columns.count == 1 { return words("running.builds-one", range.values) }
        let bounds = [range.low, range.high].map { $0.figures.costs?.build?.clean.seconds }
        guard let low = bounds[0], let high = bounds[1], low.high < high.low else {
            return words("running.builds-same")
        }
        return words("running.builds-range", range.values)
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

    /// Between which values a figure lies, and in which architectures.
    private struct Range {
        let low: Column
        let high: Column
        let values: [String: Words]

        /// Whether there is one value only.
        let isOne: Bool
    }

    private func range(of value: (ArchitectureFigures) -> Double?) -> Range? {
        guard let low = columns.smallest(by: value), let high = columns.largest(by: value) else { return nil }
        let values = [
            "low": Words(NumberText.value(low.value, .decimal)), "least": Words(low.column.name),
            "high": Words(NumberText.value(high.value, .decimal)), "most": Words(high.column.name),
        ]
        return Range(low: low.column, high: high.column, values: values, isOne: low.value == high.value)
    }
}
