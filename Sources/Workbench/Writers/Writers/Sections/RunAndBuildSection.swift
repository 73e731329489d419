import Report
import Support
import Words

/// What it costs to run and to build, scenario by scenario and build by build.
enum RunAndBuildSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.measured.isEmpty else { return [] }
        let origin = CostOrigin.sentences(of: report, words: words).paragraph.en
        let tables = CostTable.all(of: report, words: words).map { table in
            words.markdown("running.\(table.kind)-caption", ["baseline": "\(report.baseline)"]) + "\n\n"
                + MarkdownTable(
                    header: [table.rowTitle(in: words)] + table.columns,
                    rows: table.rows.map { row in
                        [row.name] + row.cells.map { CostText.full(of: $0, in: table.kind, words: words) }
                    }
                ).text
        }
        return ["## " + words.markdown("running.title") + "\n\n\(origin)\n"] + tables
    }
}

extension CostTable {
    /// What a row of the table is.
    fileprivate func rowTitle(in words: WordTable) -> String {
        words(kind == .builds ? "running.build" : "running.scenario").en
    }
}
