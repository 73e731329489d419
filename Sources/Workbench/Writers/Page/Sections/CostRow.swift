import Report
import Words
import Writers

/// One measure of the comparison: its numbers, what it means, and how each number comes about.
struct CostRow: Sendable {
    let id: String

    /// Where the numbers stand in `report.json`, below their architecture.
    let path: String
    let title: Words
    let definition: Words

    /// The row above that says the same of the other graph; `nil` if this one says it.
    let same: String?
    let source: Words?

    /// What the inputs of the derivations are, in words; `nil` if numbers and signs say it.
    let formula: Words?
    let width: Int
    let cells: [FigureCell]

    /// `definition` is what the measure's own has beside the sentences of its group.
    init(
        _ row: Comparison.Row,
        definition: [Words],
        same: String?,
        columns: [Column],
        words: WordTable
    ) {
        let measure = row.measure
        id = measure.name
        path = measure.address
        title = words(measure.title)
        self.definition = definition.map { words($0) }.paragraph
        self.same = same
        source = measure.definition.source.map { words($0) }
        width = columns.count + 1
        let derivations = columns.map { column in
            measure.derivation(column.figures).map { DerivationText($0, words: words) }
        }
        formula = derivations.lazy.compactMap { $0?.formula }.first
        cells = zip(row.cells, zip(columns, derivations)).map { cell, derivation in
            let ratio = cell.ratio.map(NumberText.ratio)
            // Covered and total stand beside a share that is made of them.
            let isCovered = if case .covered = measure.derivation(derivation.0.figures) { true } else { false }
            let inputs = derivation.1?.inputs
            return FigureCell(
                compared: cell.value,
                measure.format,
                note: isCovered ? inputs?.en : ratio,
                derivation: isCovered ? nil : inputs
            )
        }
    }
}
