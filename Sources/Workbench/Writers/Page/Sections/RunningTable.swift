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

        /// The list in `report.json` that the numbers stand in, where it is not the table's.
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
}

extension RunningTable {
    init(_ table: CostTable, columns: [Column], words: WordTable) {
        let kind = table.kind
        id = kind.id
        list = kind.list
        // The floor stands before the architectures, and is 1 where all is against it.
        let floors = table.columns.count - columns.count
        let isRatio = kind == .counts && floors > 0
        figure = kind.figure(isRatio: isRatio)
        let key = "running.\(kind == .counts && !isRatio ? "counts-alone" : id)"
        title = words(key)
        reading = words("\(key)-reading", ["baseline": Words(columns.first(where: \.isBaseline)?.name ?? "")])
        rowTitle = words("running.\(kind == .builds ? "build" : "scenario")")
        let shown = isRatio ? floors : 0
        self.columns = table.columns.enumerated().dropFirst(shown).map { place, name in
            place < floors
                ? Heading(index: nil, name: words("running.floor"))
                : Heading(index: place - floors, name: Words(name))
        }
        rows = table.rows.map { row in
            Row(
                name: kind.words(of: row, in: words),
                list: kind.list(of: row),
                place: kind.place(of: row),
                cells: row.cells.dropFirst(shown).map { Cell($0, in: kind, isRatio: isRatio) }
            )
        }
    }
}

extension RunningTable.Cell {
    fileprivate init(_ cell: CostTable.Cell, in kind: CostTable.Kind, isRatio: Bool) {
        if isRatio {
            // Against the floor the ratio is what tells the architectures apart, and says more than the count.
            number = cell.ratio?.times.map { NumberText.value($0, .decimal) } ?? NumberText.missing
            note = nil
        } else {
            number = cell.value.map { CostText.value($0, in: kind) } ?? NumberText.missing
            // A sign is the same in every language; the text above the table explains it.
            let ratio = cell.ratio.map { $0.times.map(NumberText.ratio) ?? "≈" }
            let files = cell.files.map { "\($0) F" }
            let parts = [kind == .builds ? bounds(of: cell) : nil, ratio, files].compactMap(\.self)
            note = parts.isEmpty ? nil : parts.joined(separator: " ")
        }

        func bounds(of cell: CostTable.Cell) -> String? {
            cell.interval.map { "\(CostText.value($0.low, in: kind))–\(CostText.value($0.high, in: kind))" }
        }
    }
}

extension CostTable.Ratio {
    fileprivate var times: Double? { if case .times(let ratio) = self { ratio } else { nil } }
}

extension CostTable.Kind {
    fileprivate var id: String {
        switch self {
        case .counts: "counts"
        case .times: "times"
        case .builds: "builds"
        }
    }

    /// The list in `report.json`.
    fileprivate var list: String { self == .builds ? "costs.build.changes" : "costs.scenarios" }

    /// The figure in an entry of it.
    fileprivate func figure(isRatio: Bool) -> String {
        switch self {
        case .counts: isRatio ? "overFloor" : "counts.instructions"
        case .times: "microseconds.median"
        case .builds: "seconds.median"
        }
    }

    /// What all scenarios come to, and a clean build, stand beside the list.
    fileprivate func list(of row: CostTable.Row) -> String? {
        row.place == .whole ? (self == .builds ? "costs.build" : "costs") : nil
    }

    fileprivate func place(of row: CostTable.Row) -> String {
        switch row.place {
        case .entry(let number): String(number)
        case .whole: self == .builds ? "clean" : "total"
        }
    }

    /// A build's name is made of words of the configuration.
    fileprivate func words(of row: CostTable.Row, in words: WordTable) -> Words {
        row.place == .whole ? words("running.\(self == .builds ? "clean" : "all")") : Words(row.name)
    }
}
