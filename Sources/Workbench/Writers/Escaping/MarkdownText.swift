import Diagnostics

/// Text that stands in Markdown as itself.
enum MarkdownText {
    /// Keeps text on one line and in its table column, and from being taken for markup, HTML, a link or a mention.
    static func plain(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: " ")
            .unicodeScalars.map(escaped).joined()
            .replacing("://", with: ":\\//")
            .replacing("www.", with: "www\\.")
    }

    /// Text on one line as code, whatever backticks it has.
    static func code(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = PrintablePath(lines.joined(separator: " ")).description
        let longest = line.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
    }

    /// Scalar by scalar: an accent after a bar would make it another character, and a bar all the same.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "<": "&lt;"
        case "&": "&amp;"
        // A comment is nothing to see, and nobody is told that he was mentioned.
        case "@": "@<!-- -->"
        case "|", "\\", "*", "_", "`", "[", "]", "~", "$": "\\\(scalar)"
        default: PrintablePath(String(scalar)).description
        }
    }
}
