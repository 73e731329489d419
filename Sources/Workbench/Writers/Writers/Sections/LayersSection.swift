import Report
import Support

/// The layers that all architectures stand on.
enum LayersSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard !report.shared.isEmpty else { return [] }
        let table = MarkdownTable(
            header: ["Layer", "Files", "Code lines", "Comment lines", "Logical lines"],
            rows: report.shared.map { layer in
                [layer.name]
                    + [layer.files, layer.lines.code, layer.lines.comment, layer.lines.logical].map(String.init)
            }
        )
        return ["## Shared layers\n\nCounted once, for no architecture.\n\n" + table.text]
    }
}
