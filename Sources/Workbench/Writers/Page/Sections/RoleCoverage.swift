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

    /// The roles that the unit tests leave most of, all that are alike, and what nothing ran.
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
        let left = roles.map { (name: $0.name, missed: $0.regions.unit?.missed ?? 0) }
        guard let most = left.map(\.missed).max(), most > 0 else { return words("coverage.whole", ["name": name]) }
        let parts = left.filter { $0.missed == most }.map { Words($0.name) }
        let part = words(
            parts.count == 1 ? "coverage.of-role" : "coverage.of-roles",
            ["role": parts.listed, "count": Words(most)]
        )
        let isMostly = 2 * parts.count * most > left.reduce(0) { $0 + $1.missed }
        let key = total > 0 ? "some-never" : isMostly ? "scenarios-rest" : "scenarios-all"
        return words("coverage.\(key)", ["name": name, "part": part, "total": Words(total)])
    }
}
