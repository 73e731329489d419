import Report

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

    /// The largest types of an architecture.
    static func types(of column: Column, excerpts: [SourcePlace: ShownExcerpt]) -> [SourceRow] {
        column.figures.largestTypes.enumerated().map { position, type in
            SourceRow(
                index: column.index,
                architecture: column.name,
                position: position,
                name: type.name,
                role: type.role,
                file: type.file,
                line: type.line,
                excerpt: excerpts[SourcePlace(file: type.file, line: type.line)],
                cells: [
                    FigureCell(type.lines.code), FigureCell(type.wmc), FigureCell(type.lcom4.value, .count),
                    FigureCell(type.coupling?.cbo), FigureCell(type.coupling?.rfc),
                ]
            )
        }
    }

    /// The most complex bodies of an architecture.
    static func bodies(of column: Column, excerpts: [SourcePlace: ShownExcerpt]) -> [SourceRow] {
        let all = column.figures.bodies
        return column.figures.mostComplexBodies.map { body in
            SourceRow(
                index: column.index,
                architecture: column.name,
                position: all.firstIndex(of: body) ?? 0,
                name: body.fullName,
                role: body.role,
                file: body.file,
                line: body.line,
                excerpt: excerpts[SourcePlace(file: body.file, line: body.line)],
                cells: [FigureCell(body.cyclomatic), FigureCell(body.cognitive)]
            )
        }
    }
}
