import Diagnostics
import Snapshots

/// What has changed between two reports or revisions, for a terminal or a pull request.
public struct ChangesWriter: Sendable {
    let changes: SnapshotChanges
    let before: String
    let after: String

    /// `before` and `after` are what people call the two.
    public init(changes: SnapshotChanges, before: String, after: String) {
        self.changes = changes
        self.before = before
        self.after = after
    }

    /// For a terminal: plain lines.
    public var text: String {
        let sections = overview.sections.map { "\($0.title)\n" + Self.table(of: $0.figures).text }
        let lists = overview.lists.map { "\($0.title)\n" + $0.lines.map { "  \($0)\n" }.joined() }
        let parts = ["\(overview.heading)\n"] + sections + lists + ["\(overview.rest)\n"]
        return "\(PrintableText(parts.joined(separator: "\n")))"
    }

    /// For GitHub.
    public var markdown: String {
        let rows = overview.sections.flatMap { section in
            section.figures.map { [section.title, $0.title, $0.before, $0.after, $0.difference] }
        }
        let table = MarkdownTable(
            header: ["of", "figure", before, after, "difference"],
            textColumns: 2,
            rows: rows
        )
        let lists = overview.lists.map { list in
            "### \(list.title)\n\n" + list.lines.map { "- \(MarkdownText.plain($0))\n" }.joined()
        }
        let tables = rows.isEmpty ? [] : [table.text]
        let parts = ["## \(MarkdownText.plain(overview.heading))\n"] + tables + lists + ["\(overview.rest)\n"]
        return "\(PrintableText(parts.joined(separator: "\n")))"
    }
}

extension ChangesWriter {
    private var overview: ChangesOverview { ChangesOverview(of: changes, before: before, after: after) }

    private static func table(of figures: [ChangedFigure]) -> PlainTable {
        PlainTable(
            textColumns: 1,
            gap: " ",
            rows: figures.map { [$0.title, $0.before, "→", $0.after, $0.difference] }
        )
    }
}
