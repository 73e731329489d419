import Report
import Support
import Words

/// Each architecture by its roles and by its scenes, and its largest types.
enum PartsSection {
    private static let shownTypes = 10

    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        report.measured.compactMap { architecture -> MarkdownText? in
            let tables = [
                table("word.role", of: architecture.roles, words: words),
                table("parts.scene", of: architecture.scenes, words: words),
                types(of: architecture, words: words),
            ].compactMap(\.self)
            return tables.isEmpty
                ? nil
                : "## " + words.markdown("parts.title", ["name": "\(architecture.name)"]) + "\n\n"
                    + tables.joined(separator: "\n")
        }
    }
}

extension PartsSection {
    private static func table(_ kind: String, of parts: [PartFigures], words: WordTable) -> MarkdownText? {
        guard !parts.isEmpty else { return nil }
        return MarkdownTable(
            header: [words(kind).en]
                + [
                    "files", "types", "code-lines", "regions-unit-tests", "regions-scenarios", "regions-any-test",
                ].map { words.title(of: $0).en },
            rows: parts.map { part in
                let numbers = [part.files, part.types, part.lines.code].map(String.init)
                let coverage = part.coverage?.map { NumberText.share($0.regions.share) }
                let shares = coverage.map { [$0.unit, $0.scenarios, $0.all] }
                return [part.name ?? words("parts.none").en] + numbers
                    + (shares ?? Array(repeating: NumberText.missing, count: 3))
            }
        ).text
    }

    private static func types(of architecture: ArchitectureFigures, words: WordTable) -> MarkdownText? {
        guard !architecture.types.isEmpty else { return nil }
        return MarkdownTable(
            header: ["parts.largest", "parts.kind", "word.role"].map { words($0).en }
                + ["code-lines", "logical-lines"].map { words.title(of: $0).en },
            textColumns: 3,
            rows: architecture.types.prefix(shownTypes).map { type in
                let lines = [type.lines.code, type.lines.logical].map(String.init)
                return [type.name, type.kind.rawValue, type.role ?? NumberText.missing] + lines
            }
        ).text
    }
}
