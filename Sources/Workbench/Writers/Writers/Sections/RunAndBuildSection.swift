import Report
import Support

/// What it costs to run and to build, scenario by scenario and build by build.
enum RunAndBuildSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard !report.measured.isEmpty else { return [] }
        let origin = CostOrigin.sentences(of: report).joined(separator: " ")
        let tables: [MarkdownText] = CostTable.all(of: report).map { table in
            "\(table.explanation(against: report.baseline))\n\n"
                + MarkdownTable(
                    header: [table.rowTitle] + table.columns,
                    rows: table.rows.map { row in
                        [row.name] + row.cells.map { CostText.full(of: $0, in: table.kind) }
                    }
                ).text
        }
        return ["## \(CostTable.question)\n\n\(origin)\n"] + tables
    }
}

extension CostTable {
    /// What the tables answer together.
    package static let question = "What does it cost to run and to build?"

    /// What a row of the table is.
    package var rowTitle: String { kind == .builds ? "Build" : "Scenario" }

    /// What its numbers are.
    package var unit: String {
        switch kind {
        case .counts: "instructions"
        case .times: "µs"
        case .builds: "s"
        }
    }

    fileprivate func explanation(against baseline: String) -> MarkdownText {
        switch kind {
        case .counts:
            "Instructions of one time through each scenario. Ratios are to the floor: the same work without an "
                + "architecture."
        case .times:
            "Microseconds of one time through each scenario: the median, and in brackets the bounds that hold it with "
                + "95 % confidence. Ratios are to \(baseline), medians of those of the samples of each round, and so no "
                + "quotients of the medians here; “no difference” means that the two may be equal."
        case .builds:
            "Seconds of a debug build of the architecture's module, the shared layers being built: the median, and in "
                + "brackets the bounds that hold it with 95 % confidence. Ratios are to \(baseline), taken alike. Files "
                + "are those that the compiler had to redo, and the processors' time is that of all cores together, a "
                + "median; a change of a body adds a statement, one of an interface adds a function."
        }
    }
}
