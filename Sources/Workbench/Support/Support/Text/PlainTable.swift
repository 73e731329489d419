/// A table for a terminal: columns of text to the left, columns of numbers to the right, a last one of text perhaps.
package struct PlainTable {
    private let textColumns: Int
    private let endsInText: Bool
    private let indentation: String
    private let gap: String
    private let rows: [[String]]

    /// - Parameters:
    ///   - textColumns: how many of the columns are text; they come first.
    ///   - endsInText: whether the last column is text, too.
    ///   - indentation: what stands before each line.
    ///   - gap: what stands between two columns.
    ///   - rows: the header first, each with as many cells as the others.
    package init(
        textColumns: Int,
        endsInText: Bool = false,
        indentation: String = "  ",
        gap: String = "  ",
        rows: [[String]]
    ) {
        self.textColumns = textColumns
        self.endsInText = endsInText
        self.indentation = indentation
        self.gap = gap
        self.rows = rows
    }

    /// No line ends in a space.
    package var text: PrintableText {
        let rows = rows.map { row in row.map { "\(PrintablePath($0))" } }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return isText(column, of: count) ? cell + space : space + cell
            }
            return "\(indentation)\(cells.joined(separator: gap))".trimmingEnd + "\n"
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
