import Support

/// A table for a terminal: columns of text to the left, columns of numbers to the right, a last one of text perhaps.
struct PlainTable {
    /// How many of the columns are text; they come first.
    let textColumns: Int

    /// Whether the last column is text, too.
    var endsInText = false

    /// What stands between two columns.
    var gap = "  "

    let rows: [[String]]

    /// Each line with two spaces before it, and none after it.
    var text: PrintableText {
        let rows = rows.map { row in row.map { "\(PrintablePath($0))" } }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return isText(column, of: count) ? cell + space : space + cell
            }
            return "  \(cells.joined(separator: gap))".trimmingEnd + "\n"
        }
        return PrintableText(verbatim: lines.joined())
    }
}

extension PlainTable {
    private func isText(_ column: Int, of count: Int) -> Bool {
        column < textColumns || endsInText && column == count - 1
    }
}

extension String {
    fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
