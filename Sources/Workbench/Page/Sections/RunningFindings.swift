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
        let taken = [instructions, builds].compactMap(\.self)
        let found = [instructions].compactMap(\.self) + times + [builds].compactMap(\.self)
        return taken.isEmpty && times.isEmpty ? [words("running.nothing")] : found
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

    /// Of each architecture but the baseline, in how many scenarios it is slower, and in how many faster.
    private var times: [Words] {
        guard let baseline = columns.first(where: \.isBaseline)?.name else { return [] }
        return columns.compactMap { column in
            let ratios = (column.figures.costs?.scenarios ?? []).compactMap(\.timeOverBaseline)
            guard !ratios.isEmpty else { return nil }
            let different = ratios.filter { !$0.holdsOne }
            return words(
                "running.times-finding",
                [
                    "name": Words(column.name), "baseline": Words(baseline),
                    "same": Words(ratios.count - different.count),
                    "slower": Words(different.count { $0.median > 1 }),
                    "faster": Words(different.count { $0.median < 1 }),
                    "all": Words(ratios.count),
                ]
            )
        }
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
