import Support

/// What every measure means, for the documentation.
public enum DefinitionsWriter {
    /// One table for each kind of measure, in Markdown.
    public static var text: String {
        let groups: [MarkdownText] = MeasureGroup.all.map { group in
            table(group.title, group.measures.map { ($0.title, $0.name, $0.definition) })
        }
        let parts: [MarkdownText] = [
            ("Of each type", PartMeasure.types),
            ("Of each role", PartMeasure.roles),
            ("Of each role and each scene", PartMeasure.rolesAndScenes),
            ("Of each table that a claim needs", PartMeasure.comparisons),
        ].map { title, measures in
            table(title, measures.map { ($0.title, $0.name, $0.definition) })
        }
        return (groups + parts).joined(separator: "\n").description
    }
}

extension DefinitionsWriter {
    private static func table(
        _ title: String,
        _ measures: [(title: String, name: String, definition: Definition)]
    ) -> MarkdownText {
        "### \(title)\n\n"
            + MarkdownTable(
                header: ["Measure", "catwalk explain …", "Definition", "Source"],
                textColumns: 4,
                rows: measures.map { [$0.title, $0.name, $0.definition.text, $0.definition.source ?? ""] }
            ).text
    }
}
