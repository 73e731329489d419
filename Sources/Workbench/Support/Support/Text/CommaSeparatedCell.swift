/// A cell of comma-separated values: a number, or text that a spreadsheet takes for text.
public struct CommaSeparatedCell: Hashable, Sendable {
    private let content: String

    /// An apostrophe keeps a spreadsheet from working out what begins like a formula, in wide characters too.
    public init(_ text: String) {
        let isFormula = text.unicodeScalars.first.map("=+-@\t\r\n＝＋－＠".unicodeScalars.contains) ?? false
        content = (isFormula ? "'" : "") + PrintablePath(text).description
    }

    /// Empty for `nil`.
    public init(_ number: Int?) {
        content = number.map(String.init) ?? ""
    }

    /// Unrounded; empty for `nil`.
    public init(_ number: Double?) {
        content = number.map { "\($0)" } ?? ""
    }

    /// In quotes if it holds what ends a cell, or if its line would begin like a command of GitHub Actions.
    var written: String {
        let isPlain =
            content.unicodeScalars.allSatisfy { !"\",".unicodeScalars.contains($0) }
            && !content.drop(while: \.isWhitespace).unicodeScalars.starts(with: "::".unicodeScalars)
        if isPlain { return content }
        return "\"" + content.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
