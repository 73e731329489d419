import Report
import Writers

/// Who ran the code lines of an architecture.
struct CoverageSummary: Sendable {
    let index: Int
    let name: String
    let cells: [FigureCell]

    /// `nil` if it is not known which lines are code.
    init?(of column: Column) {
        guard let coverage = column.figures.coverage, let unit = coverage.unit.codeLines,
            let all = coverage.all.codeLines
        else { return nil }
        index = column.index
        name = column.name
        func cell(_ count: Int) -> FigureCell {
            let share = count > 0 ? NumberText.share(Double(count) / Double(all.total)) : nil
            return FigureCell(count, note: share)
        }
        cells = [
            FigureCell(all.total), cell(unit.covered), cell(all.covered - unit.covered), cell(all.total - all.covered),
        ]
    }
}
