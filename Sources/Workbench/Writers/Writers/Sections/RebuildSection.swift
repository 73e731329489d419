import Report
import Support
import Words

/// What one change costs to build again as an app grows, in seconds of the processor; nothing if it was not measured.
enum RebuildSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let points = report.measured.map { $0.growth?.rebuild ?? [] }
        let sizes = Set(points.flatMap(\.self).map(\.pairs)).sorted()
        guard !sizes.isEmpty else { return [] }
        let rows = sizes.map { size in
            let title = words(size == 1 ? "growth.pair" : "growth.pairs", ["count": Words(size)]).en
            return [title]
                + points.map { points in
                    NumberText.value(points.first { $0.pairs == size }?.seconds, .decimal)
                }
        }
        let header = [words("growth.size").en] + report.measured.map(\.name)
        return [words.paragraph("growth.reading"), TextTable(header: header, rows: rows).markdown]
    }
}
