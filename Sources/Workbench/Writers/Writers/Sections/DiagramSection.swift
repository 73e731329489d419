import Report
import Support

/// The roles of each architecture and their edges, as diagrams that GitHub draws.
enum DiagramSection {
    static func texts(for report: Report) -> [MarkdownText] {
        let layers = report.shared.map(\.name)
        let diagrams: [MarkdownText] = report.measured.compactMap { architecture in
            RoleDiagram(of: architecture, layers: layers).text.map { diagram in
                "**\(architecture.name)**\n\n```mermaid\n\(MarkdownText(verbatim: diagram))```\n"
            }
        }
        guard !diagrams.isEmpty else { return [] }
        return [
            "## Who uses whom, drawn\n\nRoles as boxes and shared layers as rounded ones, as declared. An arrow bears "
                + "how many edges it stands for; a red one breaks a rule.\n"
        ] + diagrams
    }
}
