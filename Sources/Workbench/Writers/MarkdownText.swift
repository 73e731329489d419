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
}
