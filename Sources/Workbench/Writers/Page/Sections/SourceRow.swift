import Report
import Writers

/// A type or a body with its figures, and the source that it stands in.
enum SourceRow {
    /// `hasResponses` says whether the table has a column for RFC, which only the compiler's index tells.
    static func content(
        of type: TypeFigures,
        at position: Int,
        in column: Column,
        sources: SourceAddresses,
        hasResponses: Bool
    ) -> Content {
        let cells =
            [
                FigureCell(type.lines.code), FigureCell(type.wmc), FigureCell(type.lcom4.value, .count),
                FigureCell(type.coupling?.cbo),
            ] + (hasResponses ? [FigureCell(type.coupling?.rfc)] : [])
        let place = sources.place(type.file, type.line)
        return content(type.name, type.role, at: place, position: position, in: column, cells)
    }

    static func content(of body: BodyFigures, in column: Column, sources: SourceAddresses, counts: [Int?]) -> Content {
        let position = column.figures.bodies.firstIndex(of: body) ?? 0
        let place = sources.place(body.file, body.line)
        let cells = counts.map { FigureCell($0) }
        return content(body.fullName, body.role, at: place, position: position, in: column, cells)
    }

    private static func content(
        _ name: String,
        _ role: String?,
        at place: Content,
        position: Int,
        in column: Column,
        _ cells: [FigureCell]
    ) -> Content {
        [
            "index": column.index, "architecture": column.name, "position": position, "name": name, "role": role,
            "place": place, "cells": cells,
        ]
    }
}
