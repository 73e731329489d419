import Writers

/// A measurement of growth in Markdown: a sentence and a table for each measure.
public enum ScaleMarkdown {
    public static func text(for scale: Scale) -> String {
        let parts = ScaleTable.all(of: scale).map { table in
            """
            ## \(table.measure.title)

            \(MarkdownText.plain(ScaleFinding.text(for: table.measure, in: scale)))

            \(MarkdownTable(header: ["Architecture"] + table.header.dropFirst(), rows: table.rows).text)
            """
        }
        let title = "# \(MarkdownText.plain(scale.name)): figures by the number of pairs of scenes\n"
        return ([title, ScaleFinding.reading + "\n"] + parts).joined(separator: "\n")
    }
}
