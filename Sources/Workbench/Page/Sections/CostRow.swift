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

    /// Of those that are not just counted.
    let workings: [WorkingLine]

    struct WorkingLine: Sendable {
        let index: Int
        let name: String
        let number: String
        let text: Words
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
        workings = columns.compactMap { column in
            guard let working = measure.working(column.figures) else { return nil }
            return WorkingLine(
                index: column.index,
                name: column.name,
                number: NumberText.value(measure.value(column.figures), measure.format),
                text: words.working(working.description)
            )
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
