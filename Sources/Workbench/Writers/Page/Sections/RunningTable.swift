import Report
import Words
import Writers

/// One kind of costs, side by side: a row for each scenario or build.
enum RunningTable {
    static func content(of table: CostTable, columns: [Column], words: WordTable) -> Content {
        let kind = table.kind
        // The floor stands before the architectures and their variants behind them; both are none of them.
        let floors = table.hasFloor ? 1 : 0
        let compared = floors..<(floors + columns.count)
        // One architecture is not held against itself, and none against one whose tests fail.
        let baseline = columns.count > 1 ? columns.first(where: \.isBaseline)?.name : nil
        let isAlone = baseline == nil && kind.isCompared
        let picture = kind.isCompared && columns.count > 1 ? RatioPicture(of: table, columns: columns) : nil
        return [
            "id": kind.rawValue,
            "title": words("running.\(kind)"),
            "picture": picture,
            "pictureReading": picture.map { picture in
                let key = picture.hasHollow ? "running.picture-hollow" : "running.picture"
                return words(key, ["baseline": Words(baseline ?? "")])
            },
            "summary": words(picture == nil ? "running.\(kind)" : "running.numbers"),
            "reading": words(
                "running.\(kind)-reading\(isAlone ? "-one" : "")",
                ["baseline": Words(baseline ?? "")]
            ),
            "rowTitle": words("running.\(kind == .builds ? "build" : "scenario")"),
            // The list in `report.json`, below an architecture, that the rows are entries of, and the figure in an
            // entry.
            "list": kind == .builds ? "costs.build.changes" : "costs.scenarios",
            "figure": kind.figure,
            "columns": table.columns.enumerated().map { place, name -> Content in
                [
                    "index": compared.contains(place) ? place - floors : nil,
                    "variant": place < compared.upperBound ? nil : place - compared.upperBound,
                    "name": name,
                ]
            },
            "rows": table.rows.map { row -> Content in
                let cells = row.cells.map { cell(for: $0, in: kind) }
                return ["name": row.name, "list": row.otherList, "place": row.place, "cells": cells]
            },
        ]
    }
}

extension RunningTable {
    /// With bounds, ratio and files, as far as there are any.
    private static func cell(for cell: CostTable.Cell, in kind: CostTable.Kind) -> FigureCell {
        let bounds = kind == .builds ? cell.interval.map { "\(kind.text($0.low))–\(kind.text($0.high))" } : nil
        let ratio = cell.ratio.map(note)
        let parts = [bounds, ratio, cell.files.map { "\($0) F" }].compactMap(\.self)
        return FigureCell(
            number: cell.value.map(kind.text) ?? NumberText.missing,
            note: parts.isEmpty ? nil : parts.joined(separator: " ")
        )
    }
}

extension RunningTable {
    /// A sign is the same in every language; the text above the table explains it.
    private static func note(on ratio: CostTable.Ratio) -> String {
        switch ratio {
        case .times(let ratio): NumberText.ratio(ratio)
        case .notToldApart: "≈"
        }
    }
}

extension CostTable.Kind {
    /// Where it stands in an entry of its list.
    fileprivate var figure: String {
        switch self {
        case .excess: "excess.instructions"
        case .counts: "counts.instructions"
        case .times: "microseconds.median"
        case .actions: "microsecondsAboveFloor.median / actions"
        case .builds: "seconds.median"
        }
    }
}
