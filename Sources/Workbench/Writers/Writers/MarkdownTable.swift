/// A table in Markdown: columns of text to the left, columns of numbers to the right.
struct MarkdownTable {
    let header: [String]

    /// How many of the columns are text; they come first.
    var textColumns = 1

    let rows: [[String]]

    var text: MarkdownText {
        let rule = header.indices.map { $0 < textColumns ? "---" : "---:" }
        return ([header, rule] + rows).map(line).joined()
    }
}

extension MarkdownTable {
    private func line(_ cells: [String]) -> MarkdownText {
        let cells: [MarkdownText] = cells.map { "\($0)" }
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
