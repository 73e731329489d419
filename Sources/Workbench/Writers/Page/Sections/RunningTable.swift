import Report
import Words
import Writers

/// One kind of costs, side by side: a row for each scenario or build.
enum RunningTable {
    static func content(of table: CostTable, columns: [Column], words: WordTable) -> Content {
        let kind = table.kind
        // The floor stands before the architectures, is none of them, and is 1 if all is against it.
        let floors = table.columns.count - columns.count
        let isRatio = kind == .counts && floors > 0
        let shown = isRatio ? floors : 0
        let key = "running.\(kind == .counts && !isRatio ? "counts-alone" : kind.rawValue)"
        // One architecture is not held against itself; counts are against the floor.
        let isAlone = columns.count == 1 && kind != .counts
        return [
            "id": kind.rawValue,
            "title": words(key),
            "reading": words(
                "\(key)-reading\(isAlone ? "-one" : "")",
                ["baseline": Words(columns.first(where: \.isBaseline)?.name ?? "")]
            ),
            "rowTitle": words("running.\(kind == .builds ? "build" : "scenario")"),
            // The list in `report.json`, below an architecture, that the rows are entries of, and the figure in an
            // entry.
            "list": kind == .builds ? "costs.build.changes" : "costs.scenarios",
            "figure": isRatio ? "overFloor" : kind.figure,
            "columns": table.columns.enumerated().dropFirst(shown).map { place, name -> Content in
                ["index": place < floors ? nil : place - floors, "name": name]
            },
            "rows": table.rows.map { row -> Content in
                let cells = row.cells.dropFirst(shown).map { isRatio ? ratio(of: $0) : cell(for: $0, in: kind) }
                return ["name": row.name, "list": row.otherList, "place": row.place, "cells": cells]
            },
        ]
    }
}

extension RunningTable {
    /// Against the floor the ratio is what tells the architectures apart, and says more than the count.
    private static func ratio(of cell: CostTable.Cell) -> FigureCell {
        FigureCell(cell.ratio?.times, .decimal)
    }

    /// With bounds, ratio and files, as far as there are any.
    private static func cell(for cell: CostTable.Cell, in kind: CostTable.Kind) -> FigureCell {
        let bounds = kind == .builds ? cell.interval.map { "\(kind.text($0.low))–\(kind.text($0.high))" } : nil
        // A sign is the same in every language; the text above the table explains it.
        let ratio = cell.ratio.map { $0.times.map(NumberText.ratio) ?? "≈" }
        let parts = [bounds, ratio, cell.files.map { "\($0) F" }].compactMap(\.self)
        return FigureCell(
            number: cell.value.map(kind.text) ?? NumberText.missing,
            note: parts.isEmpty ? nil : parts.joined(separator: " ")
        )
    }
}

extension CostTable.Kind {
    /// Where it stands in an entry of its list.
    fileprivate var figure: String {
        switch self {
        case .counts: "counts.instructions"
        case .times: "microseconds.median"
        case .builds: "seconds.median"
        }
    }
}

extension CostTable.Ratio {
    fileprivate var times: Double? { if case .times(let ratio) = self { ratio } else { nil } }
}
