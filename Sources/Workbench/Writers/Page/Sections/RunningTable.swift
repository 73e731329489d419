import Measures
import Report
import Words
import Writers

/// One kind of costs, side by side: a row for each scenario or build.
struct RunningTable: Sendable {
    let id: String
    let title: Words
    let reading: Words
    let rowTitle: Words

    /// The list in `report.json`, below an architecture, that the rows are entries of.
    let list: String

    /// The figure in an entry of it.
    let figure: String

    let columns: [Heading]
    let rows: [Row]

    /// The floor is no architecture, and has no place among them.
    struct Heading: Sendable {
        let index: Int?
        let name: Words
    }

    struct Row: Sendable {
        let name: Words

        /// The list in `report.json` that the numbers stand in, if it is not the table's.
        let list: String?

        /// The place in the list.
        let place: String

        let cells: [Cell]
    }

    struct Cell: Sendable {
        let number: String

        /// Bounds, ratio and files, as far as there are any.
        let note: String?
    }

    init(_ table: CostTable, columns: [Column], words: WordTable) {
        let kind = table.kind
        // The floor stands before the architectures, and is 1 if all is against it.
        let floors = table.columns.count - columns.count
        let isRatio = kind == .counts && floors > 0
        let shown = isRatio ? floors : 0
        let key = "running.\(kind == .counts && !isRatio ? "counts-alone" : kind.rawValue)"
        id = kind.rawValue
        title = words(key)
        reading = words("\(key)-reading", ["baseline": Words(columns.first(where: \.isBaseline)?.name ?? "")])
        rowTitle = words("running.\(kind == .builds ? "build" : "scenario")")
        list = kind == .builds ? "costs.build.changes" : "costs.scenarios"
        figure =
            switch kind {
            case .counts: isRatio ? "overFloor" : "counts.instructions"
            case .times: "microseconds.median"
            case .builds: "seconds.median"
            }
        self.columns = table.columns.enumerated().dropFirst(shown).map { place, name in
            Heading(index: place < floors ? nil : place - floors, name: name)
        }
        rows = table.rows.map { row in
            let cells = row.cells.dropFirst(shown)
            return Row(
                name: row.name,
                list: row.otherList,
                place: row.place,
                cells: cells.map { isRatio ? Cell(ratioOf: $0) : Cell($0, in: kind) }
            )
        }
    }
}

extension RunningTable.Cell {
    /// Against the floor the ratio is what tells the architectures apart, and says more than the count.
    fileprivate init(ratioOf cell: CostTable.Cell) {
        number = cell.ratio?.times.map { NumberText.value($0, .decimal) } ?? NumberText.missing
        note = nil
    }

    fileprivate init(_ cell: CostTable.Cell, in kind: CostTable.Kind) {
        number = cell.value.map(kind.text) ?? NumberText.missing
        let bounds = kind == .builds ? cell.interval.map { "\(kind.text($0.low))–\(kind.text($0.high))" } : nil
        // A sign is the same in every language; the text above the table explains it.
        let ratio = cell.ratio.map { $0.times.map(NumberText.ratio) ?? "≈" }
        let parts = [bounds, ratio, cell.files.map { "\($0) F" }].compactMap(\.self)
        note = parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

extension CostTable.Ratio {
    fileprivate var times: Double? { if case .times(let ratio) = self { ratio } else { nil } }
}
