import Measures
import Report
import Words
import Writers

/// The regions of an architecture's roles, by who ran them: as a table and as bars.
struct RoleCoverage: Sendable {
    let index: Int
    let finding: Words
    let bars: CoverageBars?
    let roles: [TableRow]

    /// `largest` is the number of regions of the largest role on the page.
    init(of column: Column, largest: Int, words: WordTable) {
        index = column.index
        let known = column.figures.roles.compactMap { role in
            role.coverage.map { (name: role.name ?? NumberText.missing, regions: $0.map(\.regions)) }
        }
        bars = known.isEmpty ? nil : CoverageBars(of: known, largest: largest)
        finding = Self.finding(of: column, roles: known, words: words)
        roles = column.figures.roles.enumerated().map { index, role in
            let runs = role.coverage?.map(\.regions)
            return TableRow(
                architecture: column.name,
                position: index,
                name: role.name,
                cells: [FigureCell(runs?.all.total)]
                    + [runs?.unit, runs?.scenarios, runs?.all].map { FigureCell(shareOf: $0) }
            )
        }
    }

    /// The role that the unit tests leave most of, and what nothing ran.
    private static func finding(
        of column: Column,
        roles: [(name: String, regions: CoverageRuns<CoverageCount>)],
        words: WordTable
    ) -> Words {
        let left = roles.map { ($0.name, $0.regions.unit.total - $0.regions.unit.covered) }
        let total = roles.reduce(0) { $0 + $1.regions.all.total - $1.regions.all.covered }
        let name = Words(column.name)
        guard let most = left.max(by: { $0.1 < $1.1 }), most.1 > 0 else {
            return words("coverage.whole", ["name": name])
        }
        let values = ["name": name, "role": Words(most.0), "count": Words(most.1), "total": Words(total)]
        return words(total == 0 ? "coverage.scenarios-rest" : "coverage.some-never", values)
    }
}
