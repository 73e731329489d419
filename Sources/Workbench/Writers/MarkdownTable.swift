/// A table in Markdown: columns of text to the left, columns of numbers to the right.
struct MarkdownTable {
    let header: [String]

    /// How many of the columns are text; they come first.
    var textColumns = 1

    let rows: [[String]]

    var text: String {
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
