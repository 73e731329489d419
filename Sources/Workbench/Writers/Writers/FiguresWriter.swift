import Report
import Support

/// The report for spreadsheets: comma-separated values (RFC 4180), one figure a line, unrounded.
///
/// The measures go by the keys of `report.json`. A value is empty where it is not defined for the code at hand.
public enum FiguresWriter {
    public static func text(for report: Report) throws -> String {
        let header = ["architecture", "list", "part", "file", "line", "measure", "value"].map(CommaSeparatedCell.init)
        let lines = try FigureRow.all(of: report).map { row in
            // A whole number without a point.
            let whole = row.value.flatMap(Int.init(exactly:)).map { CommaSeparatedCell($0) }
            let figure = [CommaSeparatedCell(row.measure), whole ?? CommaSeparatedCell(row.value)]
            return [row.architecture, row.list, row.part, row.file].map { CommaSeparatedCell($0 ?? "") }
                + [CommaSeparatedCell(row.line)] + figure
        }
        return ([header] + lines).map(CommaSeparatedText.line).joined()
    }
}
