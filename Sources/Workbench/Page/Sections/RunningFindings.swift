import Report
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

    /// The first that there is, for it is the one that is sure.
    var answer: Words { sentences.first ?? words("running.nothing") }

    /// Nothing where nothing was taken.
    var sentences: [Words] {
        let found = [instructions, times, builds].compactMap(\.self)
        return found.isEmpty ? [words("running.nothing")] : found
    }
}

extension RunningFindings {
    private var instructions: Words? {
        guard let range = range(of: { $0.costs?.total?.overFloor }) else { return nil }
        return words("running.instructions", range)
    }

    private var builds: Words? {
        guard let range = range(of: { $0.costs?.build?.clean.seconds?.median }) else { return nil }
        return words("running.builds-range", range)
    }

    /// In how many scenarios each architecture but the baseline is slower than it, and in how many faster.
    private var times: Words? {
        guard let baseline = columns.first(where: \.isBaseline)?.name else { return nil }
        let ratios = columns.map { column in
            (name: column.name, ratios: (column.figures.costs?.scenarios ?? []).compactMap(\.timeOverBaseline))
        }.filter { !$0.ratios.isEmpty }
        guard let most = ratios.map(\.ratios.count).max() else { return nil }
        func list(_ isCounted: (CostInterval) -> Bool) -> Words {
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
    private func range(of value: (ArchitectureFigures) -> Double?) -> [String: Words]? {
        guard let low = columns.smallest(by: value), let high = columns.largest(by: value), low.value < high.value
        else { return nil }
        return [
            "low": Words(NumberText.value(low.value, .decimal)), "least": Words(low.column.name),
            "high": Words(NumberText.value(high.value, .decimal)), "most": Words(high.column.name),
        ]
    }
}
