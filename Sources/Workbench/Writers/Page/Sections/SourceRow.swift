import Report
import Writers

/// A type or a body with its figures, and the source that it stands in.
struct SourceRow: Sendable {
    let index: Int
    let architecture: String

    /// Among all of the architecture, in `report.json`.
    let position: Int
    let name: String
    let role: String?
    let file: String
    let line: Int
    let excerpt: ShownExcerpt?
    let cells: [FigureCell]

    init(of type: TypeFigures, at position: Int, in column: Column, excerpts: [SourcePlace: ShownExcerpt]) {
        index = column.index
        architecture = column.name
        self.position = position
        name = type.name
        role = type.role
        file = type.file
        line = type.line
        excerpt = excerpts[SourcePlace(file: file, line: line)]
        cells = [
            FigureCell(type.lines.code), FigureCell(type.wmc), FigureCell(type.lcom4.value, .count),
            FigureCell(type.coupling?.cbo), FigureCell(type.coupling?.rfc),
        ]
    }

    init(
        of body: BodyFigures,
        in column: Column,
        excerpts: [SourcePlace: ShownExcerpt] = [:],
        cells: [Int?]
    ) {
        index = column.index
        architecture = column.name
        position = column.figures.bodies.firstIndex(of: body) ?? 0
        name = body.fullName
        role = body.role
        file = body.file
        line = body.line
        excerpt = excerpts[SourcePlace(file: file, line: line)]
        self.cells = cells.map { FigureCell($0) }
    }
}
