import Support

/// Markdown, in which what was put in stands as itself.
struct MarkdownText: EscapedText {
    typealias StringInterpolation = EscapingInterpolation<Self>

    let verbatim: String

    /// Keeps text on one line and in its table column, and from being taken for markup, HTML, a link or a mention.
    ///
    /// Nor does a runner of GitHub Actions take a line that begins with it for a command.
    static func escaped(_ text: String) -> String {
        text.onOneLine.unicodeScalars.map(escaped).joined()
            .replacing("://", with: ":\\//")
            .replacing("::", with: "\\:\\:")
            .replacing("www.", with: "www\\.")
    }

    /// Text on one line as code, whatever backticks it has.
    static func code(_ text: String) -> MarkdownText {
        let line = PrintablePath(text.onOneLine).description
        let longest = line.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return MarkdownText(verbatim: longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)")
    }
}

extension MarkdownText {
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

extension String {
    fileprivate var onOneLine: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }
}
