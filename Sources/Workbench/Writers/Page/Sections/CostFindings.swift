import Report
import Words
import Writers

/// What the figures say about cost, in sentences.
struct CostFindings {
    let columns: [Column]

    /// The code lines of the layers that all of them stand on.
    let sharedLines: Int
    let words: WordTable

    /// Between which values a measure lies, and in which architectures.
    func range(of value: (ArchitectureFigures) -> Double?, named name: Words) -> Words {
        guard let low = columns.smallest(by: value), let high = columns.largest(by: value) else {
            return words("cost.unknown", ["measure": name])
        }
        if low.value == high.value {
            let key = columns.count == 1 ? "cost.single" : "cost.same"
            return words(key, ["measure": name, "value": count(low.value), "name": Words(low.column.name)])
        }
        return words(
            "cost.range",
            [
                "measure": name, "low": count(low.value), "high": count(high.value),
                "least": Words(low.column.name), "most": Words(high.column.name),
            ]
        )
    }

    var sentences: [Words] {
        let size = { (figures: ArchitectureFigures) in Double(figures.lines.code) }
        let complexity = { (figures: ArchitectureFigures) in Double(figures.complexity.cognitive.sum) }
        return [
            times(size, "cost.lines-times"),
            withShared,
            columns.count > 1
                ? range(of: complexity, named: words("cost.cognitive")) : nil,
        ].compactMap(\.self)
    }
}

extension CostFindings {
    /// The ratio of the sizes with the shared layers on both sides, which is what a whole app comes to.
    private var withShared: Words? {
        let size = { (figures: ArchitectureFigures) in Double(figures.lines.code + sharedLines) }
        guard let low = columns.smallest(by: size), let high = columns.largest(by: size), sharedLines > 0,
            low.column.figures.lines.code > 0, low.value < high.value
        else { return nil }
        return words("cost.lines-shared", ["ratio": Words(NumberText.ratio(high.value / low.value))])
    }

    private func count(_ value: Double) -> Words { Words(NumberText.value(value, .count)) }

    private func times(_ value: (ArchitectureFigures) -> Double?, _ key: String) -> Words? {
        guard let low = columns.smallest(by: value), let high = columns.largest(by: value), low.value > 0,
            low.value < high.value
        else { return nil }
        return words(
            key,
            [
                "most": Words(high.column.name), "high": count(high.value), "least": Words(low.column.name),
                "low": count(low.value), "ratio": Words(NumberText.ratio(high.value / low.value)),
            ]
        )
    }
}
