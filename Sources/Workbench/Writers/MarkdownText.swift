/// Text that stands in Markdown as itself.
enum MarkdownText {
    /// Keeps text on one line and in its table column, and from being taken for markup.
    static func plain(_ text: String) -> String {
        text.map { character in
            switch character {
            case _ where character.isNewline: " "
            case "|", "\\", "<", "*", "_", "`", "[": "\\\(character)"
            default: String(character)
            }
        }
        .joined()
    }

    /// Text on one line as code, whatever backticks it has.
    static func code(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        let longest = line.matches(of: #/`+/#).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
    }
}
