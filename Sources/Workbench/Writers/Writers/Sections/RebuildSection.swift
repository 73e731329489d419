import Report
import Support
import Words

/// What one change costs to build again as an app grows, in seconds of the processor; nothing if it was not measured.
enum RebuildSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let variants = (report.variants ?? []).filter { $0.growth != nil }
        let points = (report.measured.map(\.growth) + variants.map(\.growth)).map { $0?.rebuild ?? [] }
        let sizes = Set(points.flatMap(\.self).map(\.pairs)).sorted()
        guard !sizes.isEmpty else { return [] }
        let rows = sizes.map { size in
            let title = words(size == 1 ? "growth.pair" : "growth.pairs", ["count": Words(size)]).en
            return [title]
                + points.map { points in
                    let point = points.first { $0.pairs == size }
                    return NumberText.value(point?.seconds, .decimal) + (point?.bounds.map { " (\($0))" } ?? "")
                }
        }
        let header = [words("growth.size").en] + report.measured.map(\.name) + variants.map(\.name)
        return [
            words.paragraph("growth.reading"), words.paragraph("growth.table-caption"),
            TextTable(header: header, rows: rows).markdown,
        ]
    }
}
