import Report
import Words
import Writers

/// The regions of an architecture's roles, by who ran them: as a table and as bars.
enum RoleCoverage {
    /// `mark` stands for the architecture in pictures; `runs` are the columns of the page; `largest` is the number of regions of the largest role on the page.
    static func content(
        of column: Column,
        mark: Int?,
        runs: [CoverageColumn],
        largest: Int,
        words: WordTable
    ) -> Content {
        let known = column.figures.roles.compactMap { role in
            role.coverage.map { (name: role.name ?? NumberText.missing, regions: $0.map(\.regions)) }
        }
        return [
            "index": column.index,
            "mark": mark,
            "finding": finding(of: column, roles: known, words: words),
            "bars": known.isEmpty
                ? nil
                : CoverageBars(
                    of: known,
                    largest: largest,
                    counted: runs.contains(.unit) ? .unit : .all
                ),
            "roles": column.figures.roles.enumerated().map { position, role -> Content in
                let regions = role.coverage?.map(\.regions)
                let shares = runs.map { FigureCell(shareOf: regions?[$0]) }
                return [
                    "architecture": column.name, "position": position, "role": role.name,
                    "cells": [FigureCell(regions?.all.total)] + shares,
                ]
            },
        ]
    }

    /// The role that the unit tests leave most of, and what nothing ran.
    private static func finding(
        of column: Column,
        roles: [(name: String, regions: CoverageRuns<CoverageCount>)],
        words: WordTable
    ) -> Words {
        let total = roles.reduce(0) { $0 + $1.regions.all.missed }
        let name = Words(column.name)
        guard roles.contains(where: { $0.regions.unit != nil }) else {
            return words("coverage.any", ["name": name, "total": Words(total)])
        }
        let left = roles.map { ($0.name, $0.regions.unit?.missed ?? 0) }
        guard let most = left.max(by: { $0.1 < $1.1 }), most.1 > 0 else {
            return words("coverage.whole", ["name": name])
        }
        let values = ["name": name, "role": Words(most.0), "count": Words(most.1), "total": Words(total)]
        return words(total == 0 ? "coverage.scenarios-rest" : "coverage.some-never", values)
    }
}
