import Report
import Words
import Writers

/// How each architecture is built: its graphs, its matrices, its parts and arrows, and Martin's figures.
enum StructureSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let findings = StructureFindings(columns: columns, words: words)
        return [
            "lead": findings.lead.apart,
            "headings": GraphPair.measures.map { measure -> Content in
                // Where its figures stand below a graph.
                let key = measure.declared.address.dropFirst("coupling.declared.".count)
                return ["title": words(measure.declared.title), "key": String(key)]
            },
            "slopes": slopes(of: columns, words: words),
            "callbacks": UnseenCallbacks.sentences(of: report, words: words),
            "architectures": columns.map {
                structure(of: $0, mark: columns.badge(of: $0), shared: report.shared, findings: findings)
            },
            "sequences": columns.compactMap {
                SequenceFigure.content(of: $0, mark: columns.badge(of: $0), words: words)
            },
        ]
    }

    /// How each measure of a graph goes from declared to resolved; those that rise with the nodes, and those that go nowhere
    /// are left out.
    private static func slopes(of columns: [Column], words: WordTable) -> [Content] {
        GraphPair.measures.filter { $0.declared.unit == .ratio }.compactMap { declared, resolved in
            let changes = columns.compactMap {
                SlopeChart.Change(of: $0, mark: columns.badge(of: $0), declared: declared, resolved: resolved)
            }
            guard changes.contains(where: { $0.size > 0 }) else { return nil }
            return [
                "id": resolved.name, "title": words(declared.title), "chart": SlopeChart(of: changes, leastHeight: 150),
            ]
        }
    }

    private static func structure(
        of column: Column,
        mark: Int?,
        shared: [SharedLayer],
        findings: StructureFindings
    ) -> Content {
        let places = EdgeEnds(of: column.figures, shared: shared)
        let arrows = Arrow.all(of: column.figures, places: places)
        return [
            "index": column.index,
            "name": column.name,
            "mark": mark,
            "pairs": GraphPair.all(of: column.figures),
            "reasons": findings.reasons(of: column, arrows: arrows).paragraph,
            "matrix": RoleMatrix.content(of: arrows, places: places),
        ]
    }
}
