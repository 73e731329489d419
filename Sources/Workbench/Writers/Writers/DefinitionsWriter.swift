import Report
import Support
import Words

/// What every measure means, for the documentation.
public enum DefinitionsWriter {
    /// One table for each kind of measure, in Markdown.
    public static var text: String {
        let groups = MeasureGroup.all.map { group in
            (group.title.en, group.measures.map { ($0.title.en, $0.name, $0.definition) })
        }
        let parts = [
            ("Of each type", PartMeasure.types),
            ("Of each body", PartMeasure.bodies),
            ("Of each role", PartMeasure.roles),
            ("Of each role and each scene", PartMeasure.rolesAndScenes),
            ("Of each table that a claim needs", PartMeasure.comparisons),
        ].map { title, measures in (title, measures.map { ($0.title.en, $0.name, $0.definition) }) }
        return (groups + parts).map(table).joined(separator: "\n").description
    }
}

extension DefinitionsWriter {
    /// The JSON Schema of what `report.json` has under `measures`: what is computed for the sake of one measure.
    public static var schema: String {
        get throws {
            let computed = Measure.all.filter { $0.computation != nil }.map { measure -> (String, JSONObject) in
                let key = String(measure.address.dropFirst("measures.".count))
                let title = measure.title.en
                let description = measure.definition.text.en
                return (key, ["type": ["number", "null"], "title": title, "description": description])
            }
            let schema: JSONObject = [
                "type": "object",
                "additionalProperties": false,
                "properties": Dictionary(computed) { first, _ in first },
            ]
            return try JSONText.text(for: schema)
        }
    }

    private static func table(
        _ title: String,
        of measures: [(title: String, name: String, definition: Definition)]
    ) -> MarkdownText {
        let rows = measures.map { [$0.title, $0.name, $0.definition.text.en, $0.definition.source?.en ?? ""] }
        let header = ["Measure", "catwalk explain …", "Definition", "Source"]
        return "### \(title)\n\n" + TextTable(header: header, textColumns: 4, rows: rows).markdown
    }
}
