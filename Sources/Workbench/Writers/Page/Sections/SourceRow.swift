import Report
import Writers

/// A type or a body with its figures, and the source that it stands in.
enum SourceRow {
    /// `hasResponses` says whether the table has a column for RFC, which only the compiler's index tells.
    static func content(
        of type: TypeFigures,
        at position: Int,
        in column: Column,
        excerpts: Excerpts,
        hasResponses: Bool
    ) -> Content {
        let cells =
            [
                FigureCell(type.lines.code), FigureCell(type.wmc), FigureCell(type.lcom4.value, .count),
                FigureCell(type.coupling?.cbo),
            ] + (hasResponses ? [FigureCell(type.coupling?.rfc)] : [])
        let place = SourcePlace(file: type.file, line: type.line)
        return content(type.name, type.role, at: place, position: position, in: column, excerpts, cells)
    }

    static func content(of body: BodyFigures, in column: Column, excerpts: Excerpts = [:], counts: [Int?]) -> Content {
        let position = column.figures.bodies.firstIndex(of: body) ?? 0
        let place = SourcePlace(file: body.file, line: body.line)
        let cells = counts.map { FigureCell($0) }
        return content(body.fullName, body.role, at: place, position: position, in: column, excerpts, cells)
    }

    private static func content(
        _ name: String,
        _ role: String?,
        at place: SourcePlace,
        position: Int,
        in column: Column,
        _ excerpts: Excerpts,
        _ cells: [FigureCell]
    ) -> Content {
        [
            "index": column.index, "architecture": column.name, "position": position, "name": name, "role": role,
            "file": place.file, "line": place.line, "excerpt": excerpts[place], "cells": cells,
        ]
    }
}
