import Support
import Words

extension WordTable {
    /// The English text with that key, whose signs are Markdown; what fills its slots is escaped by its own type.
    func markdown(_ key: String, _ values: [String: MarkdownText] = [:]) -> MarkdownText {
        MarkdownText(verbatim: self(key).en.filled(with: values.mapValues(\.verbatim)))
    }

    /// The text as the line that a chapter begins with.
    func chapter(_ key: String) -> MarkdownText { "## " + paragraph(key) }

    /// The text as the line that a section of a chapter begins with.
    func heading(_ key: String, _ values: [String: MarkdownText] = [:]) -> MarkdownText {
        "### " + paragraph(key, values)
    }

    /// The text as a line of its own.
    func paragraph(_ key: String, _ values: [String: MarkdownText] = [:]) -> MarkdownText {
        markdown(key, values) + "\n"
    }
}
