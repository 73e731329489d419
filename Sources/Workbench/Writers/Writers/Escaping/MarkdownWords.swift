import Words

extension WordTable {
    /// The English text with that key, whose signs are Markdown; what fills its slots is escaped by its own type.
    func markdown(_ key: String, _ values: [String: MarkdownText] = [:]) -> MarkdownText {
        MarkdownText(verbatim: self(key).en.filled(with: values.mapValues(\.verbatim)))
    }
}
