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
            "callbacks": UnseenCallbacks.sentences(of: report, words: words),
            "architectures": columns.map {
                structure(of: $0, mark: columns.badge(of: $0), shared: report.shared, findings: findings)
            },
            "sequences": columns.compactMap {
                SequenceFigure.content(of: $0, mark: columns.badge(of: $0), words: words)
            },
        ]
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
