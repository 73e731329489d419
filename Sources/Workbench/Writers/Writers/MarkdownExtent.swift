/// As much of a text in Markdown as may be shown where there is a limit.
enum MarkdownExtent {
    /// The text, when it has fewer bytes than the limit; otherwise as many whole lines of it as leave room to say so.
    static func text(_ text: String, upTo limit: Int, cutWord: String) -> String {
        let word = "\n\(cutWord)\n"
        guard text.utf8.count >= limit else { return text }
        let room = limit - word.utf8.count - fence.utf8.count
        let end = text.utf8.index(text.startIndex, offsetBy: max(0, room - 1))
        let whole = text.utf8[..<end].lastIndex(of: UInt8(ascii: "\n")).map { text[...$0] } ?? ""
        // What follows an open block of code would be part of it.
        let isOpen = !whole.split(separator: "\n").count { $0.hasPrefix("```") }.isMultiple(of: 2)
        return whole + (isOpen ? fence : "") + word
    }

    private static let fence = "```\n"
}
