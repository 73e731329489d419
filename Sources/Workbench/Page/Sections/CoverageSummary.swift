import Coverage
import Report
import Writers

/// Who ran the code lines of an architecture.
struct CoverageSummary: Sendable {
    let index: Int
    let name: String
    let cells: [FigureCell]

    /// None where it is not known which lines are code.
    init?(of column: Column) {
        guard let coverage = column.figures.coverage, let unit = coverage.unit.codeLines,
            let all = coverage.all.codeLines
        else { return nil }
        index = column.index
        name = column.name
        func cell(_ path: String, _ count: Int) -> FigureCell {
            FigureCell(
                column.path(path),
                count,
                note: count > 0 && all.total > 0 ? NumberText.share(Double(count) / Double(all.total)) : nil
            )
        }
        cells = [
            FigureCell(column.path("coverage.all.codeLines.total"), all.total),
            cell("coverage.unit.codeLines.covered", unit.covered),
            cell("coverage.all.codeLines.covered - coverage.unit.codeLines.covered", all.covered - unit.covered),
            cell("coverage.all.codeLines.total - coverage.all.codeLines.covered", all.total - all.covered),
        ]
    }
}
