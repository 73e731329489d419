import Report
import Support

/// The report for spreadsheets: comma-separated values (RFC 4180), one figure a line, unrounded.
///
/// The measures go by the keys of `report.json`. A value is empty where it is not defined for the code at hand.
public enum FiguresWriter {
    public static func text(for report: Report) throws -> String {
        let header = ["architecture", "list", "part", "file", "line", "measure", "value"]
        return CommaSeparatedText.line(header.map(CommaSeparatedCell.init))
            + (try FigureRow.all(of: report).map(line).joined())
    }

    private static func line(_ row: FigureRow) -> String {
        let place = [row.architecture, row.list, row.part, row.file].map { CommaSeparatedCell($0 ?? "") }
        let figure = [CommaSeparatedCell(row.line), CommaSeparatedCell(row.measure), number(row.value)]
        return CommaSeparatedText.line(place + figure)
    }

    /// A whole one without a point.
    private static func number(_ value: Double?) -> CommaSeparatedCell {
        value.flatMap(Int.init(exactly:)).map { CommaSeparatedCell($0) } ?? CommaSeparatedCell(value)
    }
}
