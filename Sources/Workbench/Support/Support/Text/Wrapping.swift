/// Sentences in lines of a terminal.
package enum Wrapping {
    /// The words of a text in lines that are not wider than a limit, if no word is; those after the first begin with
    /// some spaces.
    static func lines(of text: String, upTo limit: Int, hanging: Int = 0) -> [String] {
        guard text.count > limit else { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = String(repeating: " ", count: hanging) + word
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines + [line]
    }
}

extension PrintableText {
    /// The text in lines of at most 80 characters, if no word is longer, each of them indented.
    public func wrapped(indentation: Int = 0) -> PrintableText {
        let space = String(repeating: " ", count: indentation)
        let lines = verbatim.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            Wrapping.lines(of: String(line), upTo: 80 - indentation).map { $0.isEmpty ? "" : space + $0 }
        }
        return PrintableText(verbatim: lines.joined(separator: "\n"))
    }
}
