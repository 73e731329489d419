import Report
import Support
import Words

/// The layers that all architectures stand on.
enum LayersSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard !report.shared.isEmpty else { return [] }
        let header = ["what.layer", "word.files", "word.code-lines", "what.comments", "what.logical"]
        let rows = report.shared.map { layer in
            [layer.name] + [layer.files, layer.lines.code, layer.lines.comment, layer.lines.logical].map(String.init)
        }
        return [
            words.heading("layers.title"), words.paragraph("layers.reading"),
            TextTable(header: header.map { words($0).en }, rows: rows).markdown,
        ]
    }
}
