import Report
import Support
import Words

/// Each architecture by its roles and by its scenes, and its largest types.
enum PartsSection {
    private static let shownTypes = 10

    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        report.measured.flatMap { architecture -> [MarkdownText] in
            let tables = [
                table("word.role", of: architecture.roles, words: words),
                table("parts.scene", of: architecture.scenes, words: words),
                types(of: architecture, words: words),
            ].filter { !$0.rows.isEmpty }
            let heading = words.heading("parts.title", ["name": "\(architecture.name)"])
            return tables.isEmpty ? [] : [heading] + tables.map(\.markdown)
        }
    }

    private static func table(_ kind: String, of parts: [PartFigures], words: WordTable) -> TextTable {
        let coverage = CoverageColumn.known(in: parts.compactMap(\.coverage))
        let measures = ["files", "types", "code-lines", "state-variables"] + coverage.map(\.measure)
        return TextTable(
            header: [words(kind).en] + measures.map { words.title(of: $0).en },
            rows: parts.map { part in
                let numbers = [part.files, part.types, part.lines.code, part.state].map {
                    $0.map(String.init) ?? NumberText.missing
                }
                return [part.name ?? words("parts.none").en] + numbers
                    + coverage.map { NumberText.share(part.coverage?[$0]?.regions.share) }
            }
        )
    }

    private static func types(of architecture: ArchitectureFigures, words: WordTable) -> TextTable {
        TextTable(
            header: ["parts.largest", "parts.kind", "word.role"].map { words($0).en }
                + ["code-lines", "logical-lines"].map { words.title(of: $0).en },
            textColumns: 3,
            rows: architecture.types.prefix(shownTypes).map { type in
                let lines = [type.lines.code, type.lines.logical].map(String.init)
                return [type.name, type.kind.rawValue, type.role ?? NumberText.missing] + lines
            }
        )
    }
}
