import Diagnostics
import Snapshots

/// What has changed between two reports or revisions, for a terminal or a pull request.
public struct ChangesWriter: Sendable {
    let changes: SnapshotChanges
    let before: String
    let after: String

    /// Of files and of edges, no more than this are listed.
    private static let limit = 50

    /// `before` and `after` are what people call the two.
    public init(changes: SnapshotChanges, before: String, after: String) {
        self.changes = changes
        self.before = before
        self.after = after
    }

    /// For a terminal: plain lines.
    public var text: String {
        let overview = ChangesOverview(of: changes)
        let sections = overview.sections.map { "\($0.title)\n" + Self.table(of: $0.figures).text }
        let lists = [("Files", files(of: overview)), ("Edges", edges(of: overview))].filter { !$0.1.isEmpty }
            .map { "\($0.0)\n" + $0.1.map { "  \($0)\n" }.joined() }
        let parts = ["\(heading)\n"] + sections + lists + ["\(overview.rest)\n"]
        return "\(PrintableText(parts.joined(separator: "\n")))"
    }

    /// For GitHub.
    public var markdown: String {
        let overview = ChangesOverview(of: changes)
        let rows = overview.sections.flatMap { section in
            section.figures.map { [section.title, $0.title, $0.before, $0.after, $0.difference] }
        }
        let table = MarkdownTable(
            header: ["of", "figure", before, after, "difference"],
            textColumns: 2,
            rows: rows
        )
        let lists = [("Files", files(of: overview)), ("Edges", edges(of: overview))].filter { !$0.1.isEmpty }
            .map { "### \($0.0)\n\n" + $0.1.map { "- \(MarkdownText.plain($0))\n" }.joined() }
        let tables = rows.isEmpty ? [] : [table.text]
        let parts = ["## \(MarkdownText.plain(heading))\n"] + tables + lists + ["\(overview.rest)\n"]
        return "\(PrintableText(parts.joined(separator: "\n")))"
    }
}

extension ChangesWriter {
    private var heading: String {
        "\(before) → \(after)" + (changes.isEmpty ? ": nothing that is measured has changed" : "")
    }

    private static func table(of figures: [ChangedFigure]) -> PlainTable {
        PlainTable(
            textColumns: 1,
            gap: " ",
            rows: figures.map { [$0.title, $0.before, "→", $0.after, $0.difference] }
        )
    }

    private func files(of overview: ChangesOverview) -> [String] {
        limited(overview.files.map { "\($0.path): \(FileChangeText.text(for: $0))" }, "files")
    }

    private func edges(of overview: ChangesOverview) -> [String] {
        limited(
            overview.edges.map { change in
                let verb = change.isNew ? "now uses" : "no longer uses"
                return "\(change.edge.owner).\(change.edge.from) \(verb) \(change.edge.to) (\(change.file))"
            },
            "edges"
        )
    }

    private func limited(_ lines: [String], _ what: String) -> [String] {
        let rest = lines.count - Self.limit
        return rest > 0 ? lines.prefix(Self.limit) + ["… and \(rest) more \(what); --format json has all"] : lines
    }
}
