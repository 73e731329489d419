import Report
import Writers

/// One measure of the comparison: its numbers, what it means, and how each number comes about.
struct CostRow: Sendable {
    let id: String

    /// Where the numbers stand in `report.json`, below their architecture.
    let path: String
    let title: Words
    let definition: Words
    let source: String?
    let width: Int
    let cells: [FigureCell]

    /// What the inputs of the workings are, in words; none where numbers and signs say it.
    let formula: Words?
    let hasWorkings: Bool

    /// Of those that are not just counted, and whose inputs do not stand beside the number already.
    let workings: [WorkingLine]

    struct WorkingLine: Sendable {
        let index: Int
        let name: String
        let text: String
    }

    init(_ row: Comparison.Row, columns: [Column], shared: SharedSentences, words: WordTable) {
        let measure = row.measure
        id = measure.name
        path = FigurePaths[measure.name]
        title = words.title(of: measure.name, measure.title)
        definition = words.definition(of: measure.name, shared.removed(from: measure.definition.text))
        source = measure.definition.source
        width = columns.count + 1
        cells = zip(columns, row.cells).map { column, cell in
            FigureCell(
                cell.value,
                measure.format,
                note: cell.ratio.map(NumberText.ratio) ?? Self.parts(of: measure, in: column.figures)
            )
        }
        let known = columns.compactMap { column in measure.working(column.figures).map { (column, $0) } }
        let inputs = cells.contains { $0.note?.contains("/") == true } ? [] : known
        let texts = inputs.map { WorkingText($0.1, words: words) }
        formula = texts.first?.formula
        hasWorkings = !texts.isEmpty
        workings = zip(inputs, texts).map { input, text in
            let number = NumberText.value(measure.value(input.0.figures), measure.format)
            return WorkingLine(index: input.0.index, name: input.0.name, text: number + text.inputs)
        }
    }

    /// Covered and total, where the number is a share that is made of them.
    private static func parts(of measure: Measure, in figures: ArchitectureFigures) -> String? {
        let path = FigurePaths[measure.name]
        guard measure.format == .share, path.hasPrefix("coverage") || path.hasPrefix("uiFree"),
            case .arithmetic(let text) = measure.working(figures)
        else { return nil }
        return text.replacing(" / ", with: "/")
    }
}
