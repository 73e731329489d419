import Report
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
    let source: String?

    /// What the inputs of the derivations are, in words; `nil` if numbers and signs say it.
    let formula: Words?
    let width: Int
    let cells: [FigureCell]

    /// `definition` is what the measure's own has beside the sentences of its group.
    init(
        _ row: Comparison.Row,
        definition: String,
        same: String?,
        columns: [Column],
        words: WordTable
    ) {
        let measure = row.measure
        id = measure.name
        path = FigurePaths[measure.name]
        title = words.title(of: measure.name, measure.title)
        self.definition = words.definition(of: measure.name, definition)
        self.same = same
        source = measure.definition.source
        width = columns.count + 1
        let derivations = columns.map { column in
            measure.derivation(column.figures).map { DerivationText($0, words: words) }
        }
        formula = derivations.lazy.compactMap { $0?.formula }.first
        cells = zip(zip(columns, row.cells), derivations).map { input, derivation in
            let parts = Self.parts(of: measure, in: input.0.figures)
            return FigureCell(
                compared: input.1.value,
                measure.format,
                note: input.1.ratio.map(NumberText.ratio) ?? parts,
                derivation: parts == nil ? derivation?.inputs : nil
            )
        }
    }

    /// Covered and total, where the number is a share that is made of them.
    private static func parts(of measure: Measure, in figures: ArchitectureFigures) -> String? {
        let path = FigurePaths[measure.name]
        guard measure.format == .share, path.hasPrefix("coverage") || path.hasPrefix("uiFree"),
            case .arithmetic(let text) = measure.derivation(figures)
        else { return nil }
        return text.replacing(" / ", with: "/")
    }
}
