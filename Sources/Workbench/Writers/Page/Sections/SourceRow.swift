import Report
import Writers

/// A type or a body with its figures, and the source that it stands in.
enum SourceRow {
    static func content(of type: TypeFigures, at position: Int, in column: Column, excerpts: Excerpts) -> Content {
        [
            "index": column.index, "architecture": column.name, "position": position, "name": type.name,
            "role": type.role, "file": type.file, "line": type.line,
            "excerpt": excerpts[SourcePlace(file: type.file, line: type.line)],
            "cells": [
                FigureCell(type.lines.code), FigureCell(type.wmc), FigureCell(type.lcom4.value, .count),
                FigureCell(type.coupling?.cbo), FigureCell(type.coupling?.rfc),
            ],
        ]
    }

    static func content(
        of body: BodyFigures,
        in column: Column,
        excerpts: Excerpts = [:],
        cells: [FigureCell]
    ) -> Content {
        [
            "index": column.index, "architecture": column.name,
            "position": column.figures.bodies.firstIndex(of: body), "name": body.fullName, "role": body.role,
            "file": body.file, "line": body.line, "excerpt": excerpts[SourcePlace(file: body.file, line: body.line)],
            "cells": cells,
        ]
    }
}
