/// A table for a terminal: columns of text to the left, columns of numbers to the right, a last one of text perhaps.
package struct PlainTable {
    private let textColumns: Int
    private let endsInText: Bool
    private let indentation: String
    private let gap: String
    private let limits: Limits
    private let emphasis: (PrintableText) -> PrintableText
    private let rows: [Row]

    /// What a table may take, in characters.
    package struct Limits: Sendable {
        /// Columns that don't fit into a line follow below, beside the first column again.
        let line: Int
        /// A longer text in the first column goes on in the next line.
        let firstColumn: Int

        package init(line: Int, firstColumn: Int) {
            self.line = line
            self.firstColumn = firstColumn
        }

        package static let none = Limits(line: .max, firstColumn: .max)
    }

    /// - Parameters:
    ///   - textColumns: how many of the columns are text; they come first.
    ///   - endsInText: whether the last column is text, too.
    ///   - indentation: what stands before each line.
    ///   - gap: what stands between two columns.
    ///   - limits: how wide it may be.
    ///   - emphasis: what makes a heading stand out.
    ///   - rows: the header first, each with as many cells as the others; one that has a single cell is a heading.
    package init(
        textColumns: Int,
        endsInText: Bool = false,
        indentation: String = "  ",
        gap: String = "  ",
        limits: Limits = .none,
        emphasis: @escaping (PrintableText) -> PrintableText = { $0 },
        rows: [[String]]
    ) {
        self.textColumns = textColumns
        self.endsInText = endsInText
        self.indentation = indentation
        self.gap = gap
        self.limits = limits
        self.emphasis = emphasis
        self.rows = rows.map { Row($0.map { PrintableText.escaped($0) }, upTo: limits.firstColumn) }
    }

    /// A longer cell moves what stands behind it, and does not widen all others.
    private static let widest = 400

    /// No line ends in a space.
    package var text: PrintableText {
        let count = rows.map(\.cells.count).max() ?? 0
        let tabular = rows.filter { !$0.isHeading }
        let widths = (0..<count).map { column in
            let counts =
                tabular.map { $0.cells[column].count } + (column == 0 ? tabular.flatMap(\.above).map(\.count) : [])
            return min(Self.widest, counts.max() ?? 0)
        }
        let blocks = blocks(of: widths).map { columns in
            rows.map { lines(of: $0, columns: columns, widths: widths) }.joined()
        }
        return PrintableText(verbatim: blocks.joined(separator: "\n"))
    }
}

extension PlainTable {
    private struct Row {
        /// The first lines of a text that is longer than its column.
        var above: [String] = []
        var cells: [String]

        init(_ cells: [String], upTo limit: Int) {
            self.cells = cells
            guard cells.count > 1, let first = cells.first else { return }
            let lines = Wrapping.lines(of: first, upTo: limit, hanging: 2)
            above = Array(lines.dropLast())
            self.cells[0] = lines.last ?? ""
        }

        var isHeading: Bool { cells.count == 1 }
    }

    /// The columns of each block: that of the names, and as many others as fit beside them, or one.
    private func blocks(of widths: [Int]) -> [[Int]] {
        guard let first = widths.first else { return [] }
        var blocks = [[0]]
        var width = indentation.count + first
        for column in widths.indices.dropFirst() {
            let wider = width + gap.count + widths[column]
            if wider > limits.line, blocks[blocks.count - 1].count > 1 {
                blocks.append([0, column])
                width = indentation.count + first + gap.count + widths[column]
            } else {
                blocks[blocks.count - 1].append(column)
                width = wider
            }
        }
        return blocks
    }

    private func lines(of row: Row, columns: [Int], widths: [Int]) -> String {
        if row.isHeading { return emphasis(PrintableText(verbatim: row.cells[0])).verbatim + "\n" }
        let cells = columns.map { column in
            let cell = row.cells[column]
            let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
            return isText(column, of: widths.count) ? cell + space : space + cell
        }
        return (row.above + [cells.joined(separator: gap)]).map { (indentation + $0).trimmingEnd + "\n" }.joined()
    }

    private func isText(_ column: Int, of count: Int) -> Bool {
        column < textColumns || endsInText && column == count - 1
    }
}

extension String {
    fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
