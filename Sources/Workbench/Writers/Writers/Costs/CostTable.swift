import Foundation
import Report
import Support
import Words

/// Costs of the measured architectures side by side: one row for each scenario or build.
package struct CostTable: Sendable {
    package let kind: Kind
    /// Whose costs: the floor's first, if there is one, then the architectures', then their variants'.
    package let columns: [Words]
    /// Whether the first column is the floor's.
    package var hasFloor = false
    package let rows: [Row]

    package enum Kind: String, Sendable {
        /// Instructions of each scenario and of all of them above the floor, against the baseline's.
        case excess
        /// All instructions of each scenario and of all of them, the floor's too.
        case counts
        /// Microseconds of processor time of each scenario, against the baseline.
        case times
        /// Microseconds above the floor of each thing that a user does in a scenario.
        case actions
        /// Seconds of each build, against the baseline.
        case builds

        /// Whether its numbers have ratios to the baseline's.
        package var isCompared: Bool {
            switch self {
            case .excess, .times, .builds: true
            case .counts, .actions: false
            }
        }

        /// A number in the unit of the table's title.
        package func text(_ value: Double) -> String {
            switch self {
            case .excess, .counts: NumberText.value(value, .measured)
            case .times, .actions: String(format: "%.1f", value)
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
        /// Between which bounds the ratio lies; `nil` for a count.
        package var ratioBounds: MedianInterval?
        /// How many files the compiler had to redo; `nil` for a scenario.
        package var files: Int?

        /// The median of the processors' time for the same; `nil` for a scenario.
        var processor: Double?
        /// Of the same to the baseline's.
        var processorRatio: MedianInterval?
    }

    package enum Ratio: Sendable {
        case times(Double)
        /// The interval holds 1.
        case notToldApart(MedianInterval)

        fileprivate init(_ interval: MedianInterval) {
            self = interval.holdsOne ? .notToldApart(interval) : .times(interval.median)
        }
    }

    /// The tables that have something in them.
    package static func all(of report: Report, words: WordTable) -> [CostTable] {
        let variants = (report.variants ?? []).filter { $0.costs != nil }
        let names = (report.measured.map(\.name) + variants.map(\.name)).map { Words($0) }
        let costs = report.measured.map(\.costs) + variants.map(\.costs)
        let own = costs.map { $0?.scenarios ?? [] }
        let floor = report.costs?.scenarios ?? []
        let hasFloor = !floor.isEmpty
        let players = (hasFloor ? [words("running.floor")] : []) + names
        let scenarios = (hasFloor ? [floor] : []) + own
        let totals = (hasFloor ? [report.costs?.total] : []) + costs.map { $0?.total }
        let aboveFloor = rows(of: own, named: \.name) { excess($0.excess, $0.excessOverBaseline) }
        let counts = rows(of: scenarios, named: \.name) { count($0.counts) }
        let times = rows(of: scenarios, named: \.name) { scenario in
            let ratio = scenario.timeOverBaseline.map(Ratio.init)
            return Cell(
                value: scenario.microseconds?.median,
                interval: scenario.microseconds,
                ratio: ratio,
                ratioBounds: scenario.timeOverBaseline
            )
        }
        let actions = rows(of: own, named: \.name) { scenario in
            let time = scenario.perAction(scenario.microsecondsAboveFloor)
            return Cell(value: time?.median, interval: time)
        }
        let allAboveFloor = costs.map { excess($0?.total?.excess, $0?.total?.excessOverBaseline) }
        let allCounts = totals.map { count($0?.counts) }
        let allRows = counts.with(allCounts, words: words)
        let inAll = CostTable(kind: .counts, columns: players, hasFloor: hasFloor, rows: allRows)
        let tables = [
            CostTable(kind: .excess, columns: names, rows: aboveFloor.with(allAboveFloor, words: words)),
            CostTable(kind: .times, columns: players, hasFloor: hasFloor, rows: times),
            // In some scenarios nobody does anything.
            CostTable(kind: .actions, columns: names, rows: actions.filter(\.hasValue)),
            CostTable(kind: .builds, columns: names, rows: builds(of: costs.map { $0?.build }, words: words)),
        ]
        // What lies above the floor is the figure; totals stand behind it.
        return (hasFloor ? tables + [inAll] : [inAll] + tables).filter { $0.rows.contains(where: \.hasValue) }
    }
}

extension CostTable {
    /// In which builds the processors' time differs from the baseline's otherwise than the clock's; `nil` if in none.
    package func disagreement(with baseline: String, words: WordTable) -> Words? {
        let builds = columns.enumerated().compactMap { place, column -> Words? in
            let names = rows.filter { $0.cells[place].disagrees }.map(\.name)
            return names.isEmpty
                ? nil : words("running.disagreeing", ["name": column, "builds": names.listed])
        }
        return builds.isEmpty
            ? nil
            : words("running.builds-disagree", ["baseline": Words(baseline), "builds": builds.clauses])
    }
}

extension CostTable.Cell {
    /// Whether one of the two ratios is told apart from 1, and the other not, or to the other side.
    fileprivate var disagrees: Bool {
        guard let clock = ratioBounds, let processor = processorRatio else { return false }
        return (clock.low > 1) != (processor.low > 1) || (clock.high < 1) != (processor.high < 1)
    }
}

extension CostTable.Row {
    fileprivate var hasValue: Bool { cells.contains { $0.value != nil } }
}

extension [CostTable.Row] {
    /// With a row of all scenarios together, if there are several.
    fileprivate func with(_ totals: [CostTable.Cell], words: WordTable) -> [CostTable.Row] {
        count > 1
            ? self + [CostTable.Row(name: words("running.all"), place: "total", otherList: "costs", cells: totals)]
            : self
    }
}

extension CostTable {
    /// A row for each entry of those who have any; they have the same entries, in the same order.
    private static func rows<Entry>(
        of columns: [[Entry]],
        named name: KeyPath<Entry, String>,
        cell: (Entry) -> Cell
    ) -> [Row] {
        let longest = columns.max { $0.count < $1.count } ?? []
        return longest.enumerated().map { number, entry in
            let cells = columns.map { $0.dropFirst(number).first.map(cell) ?? Cell(value: nil) }
            return Row(name: Words(entry[keyPath: name]), place: String(number), cells: cells)
        }
    }

    /// The clean build, then those after a change.
    private static func builds(of builds: [BuildCosts?], words: WordTable) -> [Row] {
        let clean = Row(
            name: words("running.clean"),
            place: "clean",
            otherList: "costs.build",
            cells: builds.map { $0.map { cell(of: $0.clean) } ?? Cell(value: nil) }
        )
        let changes = rows(of: builds.map { $0?.changes ?? [] }, named: \.name) { cell(of: $0) }
        return [clean] + changes
    }

    private static func excess(_ excess: CallCounts?, _ ratios: Counts<Figure>?) -> Cell {
        Cell(value: excess.map { Double($0.instructions) }, ratio: ratios?.instructions.value.map(Ratio.times))
    }

    private static func count(_ counts: CallCounts?) -> Cell { Cell(value: counts.map { Double($0.instructions) }) }

    private static func cell(of build: BuildCosts.Build) -> Cell {
        Cell(
            value: build.seconds?.median,
            interval: build.seconds,
            ratio: build.overBaseline.map(Ratio.init),
            ratioBounds: build.overBaseline,
            files: build.files,
            processor: build.processorSeconds?.median,
            processorRatio: build.processorOverBaseline
        )
    }
}
