import Report
import Words
import Writers

/// Every measure, those on which the architectures differ by their groups, and then the others.
enum MeasuresSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let comparison = Comparison(of: report)
        let findings = MeasureFindings(
            columns: columns,
            sharedLines: report.shared.reduce(0) { $0 + $1.lines.code },
            words: words
        )
        let alike = columns.count > 1 ? comparison.rows.filter(\.isAlike) : []
        return [
            "lead": findings.sentences.apart,
            // What ratios are against; left out if there is nothing to compare with.
            "baseline": columns.count > 1 ? columns.first(where: \.isBaseline)?.name : nil,
            "columns": columns,
            "width": columns.count + 2,
            "absences": comparison.absences(in: words),
            "groups": groups(of: comparison, without: alike, columns: columns, words: words),
            "alike": alike.isEmpty
                ? nil
                : [
                    "title": words("measures.alike", ["count": Words(alike.count)]),
                    "rows": alike.map { row -> Content in
                        var content = MeasureRow.content(of: row, columns: columns, words: words)
                        content["title"] = words(row.measure.fullTitle)
                        content["isAlike"] = true
                        content["definition"] = row.measure.definition.sentences.map { words($0) }.paragraph
                        return content
                    },
                ] as Content,
        ]
    }
}

extension MeasuresSection {
    /// What definitions of a group have in common is said once; a definition stands in the first row that has it.
    private static func groups(
        of comparison: Comparison,
        without alike: [Comparison.Row],
        columns: [Column],
        words: WordTable
    ) -> [Content] {
        let apart = Set(alike.map(\.measure.name))
        var rowsByDefinition: [[Words]: String] = [:]
        return comparison.groups.compactMap { group in
            let shown = group.rows.filter { !apart.contains($0.measure.name) }
            guard !shown.isEmpty else { return nil }
            let shared = SharedSentences(of: shown.map(\.measure.definition))
            let rows = shown.map { row in
                let definition = shared.removed(from: row.measure.definition)
                var content = MeasureRow.content(of: row, columns: columns, words: words)
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
