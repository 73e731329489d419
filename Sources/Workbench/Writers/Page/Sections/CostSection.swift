import Report
import Words
import Writers

/// What each architecture costs: every measure of a comparison, and dot plots of the sizes.
enum CostSection {
    /// The sizes that a plot tells more of than the table.
    private static let plotted = ["files", "types", "code-lines", "largest-type"]

    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let comparison = Comparison(of: report)
        let findings = CostFindings(
            columns: columns,
            sharedLines: report.shared.reduce(0) { $0 + $1.lines.code },
            words: words
        )
        let plots = comparison.rows.filter { plotted.contains($0.measure.name) }
            .compactMap { plot(of: $0, columns: columns, findings: findings) }
        return [
            "answer": findings.range(of: { Double($0.lines.code) }, named: words("word.code-lines")),
            "lead": findings.sentences.paragraph,
            // What ratios are against; left out if there is nothing to compare with.
            "baseline": columns.count > 1 ? columns.first(where: \.isBaseline)?.name : nil,
            "columns": columns,
            "width": columns.count + 1,
            "absences": comparison.absences(in: words),
            "groups": groups(of: comparison, columns: columns, words: words),
            "plots": columns.count < 2 ? [] : plots,
        ]
    }
}

extension CostSection {
    /// `nil` if a value is not known, or all are 0.
    private static func plot(of row: Comparison.Row, columns: [Column], findings: CostFindings) -> Content? {
        let values = row.cells.compactMap(\.value)
        guard values.count == columns.count, values.contains(where: { $0 > 0 }) else { return nil }
        return [
            "id": row.measure.name,
            "finding": findings.range(of: row.measure.value, named: findings.words(row.measure.title)),
            "plot": DotPlot(names: columns.map(\.name), values: values),
        ]
    }

    /// What definitions of a group have in common is said once; a definition stands in the first row that has it.
    private static func groups(of comparison: Comparison, columns: [Column], words: WordTable) -> [Content] {
        var rowsByDefinition: [[Words]: String] = [:]
        return comparison.groups.map { group in
            let shared = SharedSentences(of: group.rows.map(\.measure.definition))
            let rows = group.rows.map { row in
                let definition = shared.removed(from: row.measure.definition)
                var content = CostRow.content(of: row, columns: columns, words: words)
                content["definition"] = definition.map { words($0) }.paragraph
                content["same"] = rowsByDefinition[definition]
                rowsByDefinition[definition] = rowsByDefinition[definition] ?? row.measure.name
                return content
            }
            let sentences = shared.sentences.map { words($0) }
            return [
                "title": words(group.title), "shared": sentences.isEmpty ? nil : sentences.paragraph, "rows": rows,
            ]
        }
    }
}
