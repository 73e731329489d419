import Diagnostics

/// Cells of a file of comma-separated values (RFC 4180) that a spreadsheet takes for text.
enum CommaSeparatedText {
    /// A line of cells with its end.
    static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    /// An apostrophe keeps a spreadsheet from working out what begins like a formula, in wide characters too.
    static func text(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map("=+-@\t\r\n＝＋－＠".unicodeScalars.contains) ?? false
        return (isFormula ? "'" : "") + PrintablePath(text).description
    }

    private static func cell(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
        return isPlain ? text : "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
