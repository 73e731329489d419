import Report
import Words
import Writers

/// What it costs to run each architecture and to build it, and how that was taken.
enum RunningSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let findings = RunningFindings(report: report, columns: columns, words: words)
        let origins = CostOrigin.kinds(of: report).map { name, taking -> Content in
            let parts = taking.map { CostOrigin.description(of: $0, words: words) }
            return ["kind": words("running.\(name)"), "parts": parts ?? [words("running.missing")]]
        }
        // Totals add nothing to what lies above the floor; `report.json` has them.
        let tables = CostTable.all(of: report, words: words).filter { $0.kind != .counts || !$0.hasFloor }
        return [
            "sentences": findings.sentences,
            "marks": marks(of: report, columns: columns),
            "origins": origins,
            "tables": tables.map { RunningTable.content(of: $0, columns: columns, words: words) },
        ]
    }

    /// Which mark of the pictures stands for whom: the architectures', then their variants'.
    private static func marks(of report: Report, columns: [Column]) -> [Content] {
        guard columns.count > 1 else { return [] }
        let variants = (report.variants ?? []).filter { $0.costs != nil }.map(\.name)
        return columns.map { ["index": $0.index, "name": $0.name, "mark": $0.mark] }
            + variants.enumerated().map { place, name in
                ["name": name, "mark": Column.mark(of: columns.count + place)]
            }
    }
}
