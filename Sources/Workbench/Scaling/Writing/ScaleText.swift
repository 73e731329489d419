import Diagnostics

/// A measurement of growth for a terminal: a sentence and a table for each measure.
public enum ScaleText {
    public static func text(for scale: Scale) -> String {
        let parts = ScaleTable.all(of: scale).map { table in
            "\(ScaleFinding.text(for: table.measure, in: scale))\n\(lines(of: table))"
        }
        return
            (["\(PrintablePath(scale.name)): figures by the number of pairs of scenes\n"] + parts
            + ["\(ScaleFinding.reading)\n"]).joined(separator: "\n")
    }
}

extension ScaleText {
    private static func lines(of table: ScaleTable) -> String {
        let rows = ([table.header] + table.rows).map { $0.map { "\(PrintablePath($0))" } }
        let widths = table.header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }
            return "  " + cells.joined(separator: "  ") + "\n"
        }
        .joined()
    }
}
