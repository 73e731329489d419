import Report
import Writers

/// The files of all architectures, which all their figures come from.
enum FileTable {
    /// `runs` are the table's columns of coverage.
    static func content(of columns: [Column], runs: [CoverageColumn], sources: SourceAddresses) -> Content {
        let folder = commonFolder(of: columns.flatMap(\.figures.sources).map(\.path))
        let rows = columns.flatMap { column in
            column.figures.sources.enumerated().map { position, source -> Content in
                let coverage = runs.map { FigureCell(shareOf: source.coverage?[$0]?.regions) }
                return [
                    "index": column.index,
                    "position": position,
                    // The first one of its architecture is what the architecture's name leads to.
                    "isFirst": position == 0,
                    "path": source.path.hasPrefix(folder) ? String(source.path.dropFirst(folder.count)) : source.path,
                    "address": sources.address(of: source.path),
                    "role": source.role,
                    "cells": [FigureCell(source.lines.code)] + coverage,
                    "gaps": (runs.contains(.unit) ? source.unitGaps : source.gaps).map { gaps in
                        gaps.map { "\($0.line):\($0.column)" }.joined(separator: ", ")
                    } ?? NumberText.missing,
                ]
            }
        }
        return ["folder": folder, "rows": rows]
    }

    /// What all paths start with, with its last slash; `./` if they have no folder in common.
    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        guard let first = folders.first else { return "" }
        let common = folders.dropFirst().reduce(first) { common, next in
            common.prefix(zip(common, next).prefix { $0 == $1 }.count)
        }
        return common.isEmpty ? "./" : common.map { $0 + "/" }.joined()
    }
}
