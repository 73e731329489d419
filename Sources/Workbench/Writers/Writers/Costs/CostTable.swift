import Report
import Support
import Words

/// Costs of the measured architectures side by side: one row for each scenario or build.
package struct CostTable: Hashable, Sendable {
    /// What the first column has.
    package enum Kind: Hashable, Sendable {
        /// Instructions of each scenario and of all of them, against the work without an architecture.
        case counts
        /// Microseconds of each scenario, against the baseline.
        case times
        /// Seconds of each build, against the baseline.
        case builds
    }

    package let kind: Kind

    /// Whose costs: the floor's first, where there is one.
    package let columns: [String]

    package let rows: [Row]

    package struct Row: Hashable, Sendable {
        package let name: String

        package let place: Place

        /// One for each column.
        package let cells: [Cell]
    }

    package enum Place: Hashable, Sendable {
        /// A scenario, or a build after a change, by its number in the report.
        case entry(Int)
        /// All scenarios, or a build of the whole module.
        case whole
    }

    package struct Cell: Hashable, Sendable {
        /// `nil` if it was not taken.
        package let value: Double?

        /// Between which bounds it lies; `nil` for a count.
        package var interval: MedianInterval?

        package var ratio: Ratio?

        /// How many files the compiler had to redo; `nil` for a scenario.
        package var files: Int?

        /// The median of the processors' time for the same; `nil` for a scenario.
        package var processor: Double?
    }

    package enum Ratio: Hashable, Sendable {
        case times(Double)
        /// The two may be equal.
        case noDifference
    }

    /// The tables that have something in them.
    package static func all(of report: Report, words: WordTable) -> [CostTable] {
        [counts(of: report, words: words), times(of: report, words: words), builds(of: report)].filter { table in
            table.rows.contains { row in row.cells.contains { $0.value != nil } }
        }
    }
}

extension CostTable {
    private static func counts(of report: Report, words: WordTable) -> CostTable {
        let table = scenarios(.counts, of: report, words: words) { scenario, isFloor in
            Cell(
                value: scenario.counts.map { Double($0.instructions) },
                ratio: isFloor ? nil : scenario.overFloor.map(Ratio.times)
            )
        }
        guard table.rows.count > 1 else { return table }
        let floor = report.costs?.scenarios ?? []
        let totals = (floor.isEmpty ? [] : [TotalCosts(of: floor, floor: [])]) + report.measured.map(\.costs?.total)
        let cells = totals.map { total in
            Cell(
                value: total?.counts.map { Double($0.instructions) },
                ratio: total?.overFloor.map(Ratio.times)
            )
        }
        return CostTable(
            kind: .counts,
            columns: table.columns,
            rows: table.rows + [Row(name: words("running.all").en, place: .whole, cells: cells)]
        )
    }

    private static func times(of report: Report, words: WordTable) -> CostTable {
        scenarios(.times, of: report, words: words) { scenario, isFloor in
            Cell(
                value: scenario.microseconds?.median,
                interval: scenario.microseconds,
                ratio: isFloor ? nil : scenario.timeOverBaseline.map(Ratio.init)
            )
        }
    }

    private static func scenarios(
        _ kind: Kind,
        of report: Report,
        words: WordTable,
        cell: (_ scenario: ScenarioCosts, _ isFloor: Bool) -> Cell
    ) -> CostTable {
        let floor = report.costs?.scenarios ?? []
        let own = report.measured.map { ($0.name, $0.costs?.scenarios ?? []) }
        let columns = (floor.isEmpty ? [] : [(words("running.floor").en, floor)]) + own
        // Whoever has played any has an entry for each, in the same order.
        let names = columns.map { $0.1.map(\.name) }.max { $0.count < $1.count } ?? []
        return CostTable(
            kind: kind,
            columns: columns.map(\.0),
            rows: names.enumerated().map { number, name in
                let cells = columns.enumerated().map { place, column in
                    column.1.dropFirst(number).first.map { cell($0, place == 0 && !floor.isEmpty) }
                }
                return Row(name: name, place: .entry(number), cells: cells.map { $0 ?? Cell(value: nil) })
            }
        )
    }

    private static func builds(of report: Report) -> CostTable {
        let columns = report.measured.map { figures in
            (figures.name, figures.costs?.build.map { [$0.clean] + $0.changes } ?? [])
        }
        let names = columns.map { $0.1.map(\.name) }.max { $0.count < $1.count } ?? []
        return CostTable(
            kind: .builds,
            columns: columns.map(\.0),
            rows: names.enumerated().map { number, name in
                Row(
                    name: name,
                    // The clean build comes before the changes.
                    place: number == 0 ? .whole : .entry(number - 1),
                    cells: columns.map { cell($0.1.dropFirst(number).first) }
                )
            }
        )
    }

    private static func cell(_ build: BuildCosts.Build?) -> Cell {
        Cell(
            value: build?.seconds?.median,
            interval: build?.seconds,
            ratio: build?.overBaseline.map(Ratio.init),
            files: build?.files,
            processor: build?.processorSeconds?.median
        )
    }
}

extension CostTable.Ratio {
    fileprivate init(_ interval: MedianInterval) {
        self = interval.holdsOne ? .noDifference : .times(interval.median)
    }
}
