import Foundation
import Report
import Support
import Words

/// Costs of the measured architectures side by side: one row for each scenario or build.
package struct CostTable: Sendable {
    package let kind: Kind
    /// Whose costs: the floor's first, if there is one.
    package let columns: [Words]
    package let rows: [Row]

    package enum Kind: String, Sendable {
        /// Instructions of each scenario and of all of them, against the work without an architecture.
        case counts
        /// Microseconds of each scenario, against the baseline.
        case times
        /// Seconds of each build, against the baseline.
        case builds

        /// A number in the unit of the table's title.
        package func text(_ value: Double) -> String {
            switch self {
            case .counts: String(format: "%.0f", value)
            case .times: String(format: "%.1f", value)
            case .builds: String(format: "%.2f", value)
            }
        }
    }

    package struct Row: Sendable {
        package let name: Words
        /// Where it stands in `report.json`, below an architecture: a place in the list of the table's kind, or in
        /// another.
        package let place: String
        package var otherList: String?
        /// One for each column.
        package let cells: [Cell]
    }

    package struct Cell: Sendable {
        /// `nil` if it was not taken.
        package let value: Double?
        /// Between which bounds it lies; `nil` for a count.
        package var interval: MedianInterval?
        package var ratio: Ratio?
        /// How many files the compiler had to redo; `nil` for a scenario.
        package var files: Int?

        /// The median of the processors' time for the same; `nil` for a scenario.
        var processor: Double?
    }

    package enum Ratio: Sendable {
        case times(Double)
        /// The two may be equal.
        case noDifference

        fileprivate init(_ interval: MedianInterval) {
            self = interval.holdsOne ? .noDifference : .times(interval.median)
        }
    }

    /// The tables that have something in them.
    package static func all(of report: Report, words: WordTable) -> [CostTable] {
        let names = report.measured.map { Words($0.name) }
        let floor = report.costs?.scenarios ?? []
        let hasFloor = !floor.isEmpty
        let players = (hasFloor ? [words("running.floor")] : []) + names
        let scenarios = (hasFloor ? [floor] : []) + report.measured.map { $0.costs?.scenarios ?? [] }
        let counts = rows(of: scenarios, named: \.name) { scenario, place in
            count(scenario.counts, overFloor: hasFloor && place == 0 ? nil : scenario.overFloor)
        }
        let times = rows(of: scenarios, named: \.name) { scenario, place in
            let ratio = hasFloor && place == 0 ? nil : scenario.timeOverBaseline.map(Ratio.init)
            return Cell(value: scenario.microseconds?.median, interval: scenario.microseconds, ratio: ratio)
        }
        let totals = (hasFloor ? [TotalCosts(of: floor, floor: [])] : []) + report.measured.map(\.costs?.total)
        let all = Row(
            name: words("running.all"),
            place: "total",
            otherList: "costs",
            cells: totals.map { count($0?.counts, overFloor: $0?.overFloor) }
        )
        return [
            CostTable(kind: .counts, columns: players, rows: counts.count > 1 ? counts + [all] : counts),
            CostTable(kind: .times, columns: players, rows: times),
            CostTable(kind: .builds, columns: names, rows: builds(of: report, words: words)),
        ].filter { table in table.rows.contains { row in row.cells.contains { $0.value != nil } } }
    }
}

extension CostTable {
    /// A row for each entry of those who have any; they have the same entries, in the same order.
    private static func rows<Entry>(
        of columns: [[Entry]],
        named name: KeyPath<Entry, String>,
        cell: (Entry, _ column: Int) -> Cell
    ) -> [Row] {
        let longest = columns.max { $0.count < $1.count } ?? []
        return longest.enumerated().map { number, entry in
            let cells = columns.enumerated().map { place, entries in
                entries.dropFirst(number).first.map { cell($0, place) } ?? Cell(value: nil)
            }
            return Row(name: Words(entry[keyPath: name]), place: String(number), cells: cells)
        }
    }

    /// The clean build, then those after a change.
    private static func builds(of report: Report, words: WordTable) -> [Row] {
        let builds = report.measured.map(\.costs?.build)
        let clean = Row(
            name: words("running.clean"),
            place: "clean",
            otherList: "costs.build",
            cells: builds.map { $0.map { cell(of: $0.clean) } ?? Cell(value: nil) }
        )
        let changes = rows(of: builds.map { $0?.changes ?? [] }, named: \.name) { build, _ in cell(of: build) }
        return [clean] + changes
    }

    private static func count(_ counts: CallCounts?, overFloor: Double?) -> Cell {
        Cell(value: counts.map { Double($0.instructions) }, ratio: overFloor.map(Ratio.times))
    }

    private static func cell(of build: BuildCosts.Build) -> Cell {
        Cell(
            value: build.seconds?.median,
            interval: build.seconds,
            ratio: build.overBaseline.map(Ratio.init),
            files: build.files,
            processor: build.processorSeconds?.median
        )
    }
}
