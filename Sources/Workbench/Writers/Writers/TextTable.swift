import Support

/// A table for people: columns of text to the left, columns of numbers to the right.
struct TextTable {
    let header: [String]

    /// How many of the columns are text; they come first.
    var textColumns = 1

    let rows: [[String]]

    var markdown: MarkdownText {
        let rule = header.indices.map { $0 < textColumns ? "---" : "---:" }
        return ([header, rule] + rows).map(line).joined()
    }

    /// For a terminal; the last column may be text, too.
    func plain(endsInText: Bool = false, limits: PlainTable.Limits = .none) -> PrintableText {
        PlainTable(textColumns: textColumns, endsInText: endsInText, limits: limits, rows: [header] + rows).text
    }

    private func line(_ cells: [String]) -> MarkdownText {
        let cells: [MarkdownText] = cells.map { "\($0)" }
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
