import Report
import Support

/// What has changed between two reports or revisions, for a terminal or a pull request.
public struct ChangesWriter: Sendable {
    let changes: SnapshotChanges
    let before: String
    let after: String
    let folder: ReaderFolder

    /// `before` and `after` are what people call the two; `folder` is where the reader finds the files.
    public init(changes: SnapshotChanges, before: String, after: String, in folder: ReaderFolder = ReaderFolder(".")) {
        self.changes = changes
        self.folder = folder
        self.before = before
        self.after = after
    }

    /// For a terminal: plain lines.
    public var text: PrintableText {
        let sections: [PrintableText] = overview.sections.map { section in
            let rows = section.figures.map { [$0.title, $0.before, "→", $0.after, $0.difference] }
            return "\(section.title)\n\(PlainTable(textColumns: 1, gap: " ", rows: rows).text)"
        }
        let lists: [PrintableText] = overview.lists.map { list in
            let lines: [PrintableText] = list.lines.map { "  \($0)\n" }
            return "\(list.title)\n\(lines.joined())"
        }
        let parts: [PrintableText] = ["\(overview.heading)\n"] + sections + lists + ["\(overview.rest)\n"]
        return parts.joined(separator: "\n")
    }

    /// For GitHub.
    public var markdown: String {
        let rows = overview.sections.flatMap { section in
            section.figures.map { [section.title, $0.title, $0.before, $0.after, $0.difference] }
        }
        let table = TextTable(header: ["of", "figure", before, after, "difference"], textColumns: 2, rows: rows)
        let lists: [MarkdownText] = overview.lists.map { list in
            let items: [MarkdownText] = list.lines.map { "- \($0)\n" }
            return "### \(list.title)\n\n\(items.joined())"
        }
        let tables = rows.isEmpty ? [] : [table.markdown]
        let parts: [MarkdownText] = ["## \(overview.heading)\n"] + tables + lists + ["\(overview.rest)\n"]
        return parts.joined(separator: "\n").description
    }

    private var overview: ChangesOverview {
        ChangesOverview(of: changes, before: before, after: after, in: folder)
    }
}
