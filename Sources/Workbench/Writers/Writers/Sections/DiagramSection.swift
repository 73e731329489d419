import Report
import Support
import Words

/// The roles of each architecture and their edges, as diagrams that GitHub draws.
enum DiagramSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let diagrams: [MarkdownText] = RoleDiagram.all(of: report, words: words).map { name, diagram in
            "**\(name)**\n\n```mermaid\n\(MarkdownText(verbatim: diagram))```\n"
        }
        return diagrams.isEmpty
            ? [] : [words.heading("diagram.title"), words.paragraph("diagram.reading")] + diagrams
    }
}
