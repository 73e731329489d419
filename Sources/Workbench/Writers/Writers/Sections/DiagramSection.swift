import Report
import Support
import Words

/// The roles of each architecture and their edges, as diagrams that GitHub draws.
enum DiagramSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let layers = report.shared.map(\.name)
        let diagrams: [MarkdownText] = report.measured.compactMap { architecture in
            RoleDiagram(of: architecture, layers: layers, words: words).text.map { diagram in
                "**\(architecture.name)**\n\n```mermaid\n\(MarkdownText(verbatim: diagram))```\n"
            }
        }
        return diagrams.isEmpty
            ? [] : [words.heading("diagram.title"), words.paragraph("diagram.reading")] + diagrams
    }
}
