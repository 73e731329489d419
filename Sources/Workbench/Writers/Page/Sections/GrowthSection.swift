import Report
import Words
import Writers

/// What one change costs to build again as an app grows: a picture with a row for each size, and the numbers.
enum GrowthSection {
    /// `nil` if it was measured of none.
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content? {
        let points = columns.map { $0.figures.growth?.rebuild ?? [] }
        let sizes = Set(points.flatMap(\.self).map(\.pairs)).sorted()
        guard let largest = sizes.last else { return nil }
        let title = { (size: Int) in
            words(size == 1 ? "growth.pair" : "growth.pairs", ["count": Words(size)])
        }
        let seconds = { (points: [GrowthFigures.Point], size: Int) in points.first { $0.pairs == size }?.seconds }
        let lead = lead(at: title(largest), of: columns, words: words) { figures in
            seconds(figures.growth?.rebuild ?? [], largest)
        }
        return [
            "lead": lead,
            "picture": picture(of: points, sizes: sizes, columns: columns, title: title),
            "columns": columns,
            "marks": columns.count > 1 ? columns : [],
            "rows": sizes.enumerated().map { place, size -> Content in
                [
                    "place": place, "title": title(size),
                    "cells": points.map { FigureCell(seconds($0, size), .decimal) },
                ]
            },
        ]
    }

    /// Who is slowest and who fastest in the largest app, if that is known of all.
    private static func lead(
        at size: Words,
        of columns: [Column],
        words: WordTable,
        by seconds: @escaping (ArchitectureFigures) -> Double?
    ) -> Words {
        guard columns.allSatisfy({ seconds($0.figures) != nil }),
            let range = ColumnRange(of: columns, in: .decimal, by: seconds)
        else { return words("growth.unknown") }
        return words(range.isOne ? "growth.same" : "growth.range", range.slots(and: ["size": size]))
    }

    /// `nil` with nothing to compare.
    private static func picture(
        of points: [[GrowthFigures.Point]],
        sizes: [Int],
        columns: [Column],
        title: (Int) -> Words
    ) -> Content? {
        guard columns.count > 1 else { return nil }
        let rows = sizes.map { size in
            (title(size), points.map { points in points.first { $0.pairs == size }?.seconds })
        }
        return DotStrip.Scale.seconds(rows.flatMap { $0.1.compactMap(\.self) }).map { scale in
            [
                "ticks": scale.ticks,
                "rows": rows.map { ["title": $0, "dots": DotStrip($1, on: scale).dots] as Content },
            ]
        }
    }
}
