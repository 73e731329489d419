import Report
import Writers

/// What it costs to run each architecture and to build it, and how that was taken.
struct RunningSection: Sendable {
    let answer: Words
    let lead: Words

    /// How each kind of costs was taken, or that it was not.
    let origins: [Origin]

    let tables: [Table]

    struct Origin: Sendable {
        let kind: Words
        let text: Words
    }

    struct Table: Sendable {
        let id: String
        let title: Words
        let reading: Words
        let rowTitle: Words
        let columns: [Heading]
        let rows: [Row]
    }

    /// The floor is no architecture, and has no place among them.
    struct Heading: Sendable {
        let index: Int?
        let name: Words
    }

    struct Row: Sendable {
        let name: Words

        /// Where the numbers stand in `report.json`, below their architecture.
        let path: String

        let cells: [Cell]
    }

    struct Cell: Sendable {
        let number: String

        /// Ratio, bounds and files, as far as there are any.
        let notes: [String]
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let findings = RunningFindings(of: report, columns: columns, words: words)
        answer = findings.answer
        lead = findings.sentences.paragraph
        origins = CostOrigin.kinds(of: report).map { kind in
            Origin(
                kind: words("running.\(kind.name)"),
                text: kind.taking.map { Words(CostOrigin.description(of: $0)) } ?? words("running.missing")
            )
        }
        tables = CostTable.all(of: report).map { Table($0, columns: columns, words: words) }
    }
}

extension RunningSection.Table {
    fileprivate init(_ table: CostTable, columns: [Column], words: WordTable) {
        let names = columns.map(\.name)
        let id = table.kind.pageName
        self.id = id
        title = words("running.\(id)")
        reading = words("running.\(id)-reading", ["baseline": Words(columns.first(where: \.isBaseline)?.name ?? "")])
        rowTitle = words("running.\(table.kind == .builds ? "build" : "scenario")")
        // The floor stands before the architectures.
        let floors = table.columns.count - names.count
        self.columns = table.columns.enumerated().map { place, name in
            place < floors
                ? RunningSection.Heading(index: nil, name: words("running.floor"))
                : RunningSection.Heading(index: place - floors, name: Words(name))
        }
        rows = table.rows.enumerated().map { place, row in
            RunningSection.Row(
                name: table.kind == .builds ? words.build(row.name) : Words(row.name),
                path: table.kind.path(ofRow: place),
                cells: row.cells.map { RunningSection.Cell($0, in: table.kind) }
            )
        }
    }
}

extension RunningSection.Cell {
    fileprivate init(_ cell: CostTable.Cell, in kind: CostTable.Kind) {
        number = cell.value.map { CostText.value($0, in: kind) } ?? NumberText.missing
        let bounds = cell.interval.map { "\(CostText.value($0.low, in: kind))–\(CostText.value($0.high, in: kind))" }
        let ratio = cell.ratio.map { ratio in
            // A sign is the same in every language; the text above the table explains it.
            ratio == .noDifference ? "≈" : CostText.ratio(ratio)
        }
        notes = [bounds, ratio, cell.files.map { "\($0) F" }].compactMap(\.self)
    }
}

extension CostTable.Kind {
    fileprivate var pageName: String {
        switch self {
        case .counts: "counts"
        case .times: "times"
        case .builds: "builds"
        }
    }

    fileprivate func path(ofRow row: Int) -> String {
        switch self {
        case .counts: "costs.scenarios.\(row).counts.instructions"
        case .times: "costs.scenarios.\(row).microseconds.median"
        case .builds: "costs.build." + (row == 0 ? "clean" : "changes.\(row - 1)") + ".seconds.median"
        }
    }
}

extension WordTable {
    /// A build's name; that of a change is made of words of the configuration.
    fileprivate func build(_ name: String) -> Words { name == "clean" ? self("running.clean") : Words(name) }
}
