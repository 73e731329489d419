/// A table in Markdown: columns of text to the left, columns of numbers to the right.
package struct MarkdownTable {
    let header: [String]

    /// How many of the columns are text; they come first.
    let textColumns: Int

    let rows: [[String]]

    package init(header: [String], textColumns: Int = 1, rows: [[String]]) {
        self.header = header
        self.textColumns = textColumns
        self.rows = rows
    }

    package var text: String {
        let rule = header.indices.map { $0 < textColumns ? "---" : "---:" }
        let lines = [line(header), line(rule, escaped: false)] + rows.map { line($0) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension MarkdownTable {
    private func line(_ cells: [String], escaped: Bool = true) -> String {
        "| " + cells.map { escaped ? MarkdownText.plain($0) : $0 }.joined(separator: " | ") + " |"
    }
}
