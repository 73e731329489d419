import Report
import Words
import Writers

/// What the figures say about cost, in sentences.
struct MeasureFindings {
    let columns: [Column]
    /// The code lines of the layers that all of them stand on.
    let sharedLines: Int
    let words: WordTable

    /// Between which values a measure lies, and in which architectures; `nil` if there is only one, or no value.
    func range(of value: (ArchitectureFigures) -> Double?, named name: Words) -> Words? {
        guard columns.count > 1, let range = ColumnRange(of: columns, in: .count, by: value) else { return nil }
        let slots = range.slots(and: ["measure": name])
        return range.isOne
            ? words("measures.same", ["measure": name, "value": slots["low"] ?? ""]) : words("measures.range", slots)
    }

    var sentences: [Words] {
        let complexity = { (figures: ArchitectureFigures) in Double(figures.complexity.cognitive.sum) }
        return [
            times.map { [$0, withShared].compactMap(\.self).paragraph } ?? withShared,
            range(of: complexity, named: words("measures.cognitive")),
        ].compactMap(\.self)
    }
}

extension MeasureFindings {
    /// How many times the code lines of the smallest the largest has.
    private var times: Words? {
        guard let range = ColumnRange(of: columns, in: .count, by: { Double($0.lines.code) }), range.least.value > 0,
            !range.isOne
        else { return nil }
        return words("measures.lines-times", range.slots(and: ["ratio": Words(NumberText.ratio(range.ratio))]))
    }

    /// The ratio of the sizes with the shared layers on both sides, which is what a whole app comes to.
    private var withShared: Words? {
        let range = ColumnRange(of: columns, in: .count) { Double($0.lines.code + sharedLines) }
        guard let range, sharedLines > 0, range.least.value > Double(sharedLines), !range.isOne else { return nil }
        return words("measures.lines-shared", ["ratio": Words(NumberText.ratio(range.ratio))])
    }
}
