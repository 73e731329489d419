import Testing

@testable import Support

struct WrappingTests {
    @Test(
        "Words fill lines up to the limit; a longer word has a line of its own",
        arguments: [
            ("one two three", 7, ["one two", "three"]),
            ("one two three", 6, ["one", "two", "three"]),
            ("one two three", 13, ["one two three"]),
            ("unbreakable one", 4, ["unbreakable", "one"]),
            ("", 4, [""]),
            ("     ", 4, [""]),
        ]
    )
    func lines(text: String, limit: Int, lines: [String]) {
        #expect(Wrapping.lines(of: text, upTo: limit) == lines)
    }

    @Test("Lines after the first are indented within the limit")
    func hanging() {
        #expect(Wrapping.lines(of: "one two three", upTo: 7, hanging: 2) == ["one two", "  three"])
        #expect(Wrapping.lines(of: "one two four", upTo: 7, hanging: 3) == ["one two", "   four"])
    }

    @Test("Lines that are there already stay")
    func paragraphs() {
        let text = PrintableText(lines: "\(Array(repeating: "word", count: 17).joined(separator: " "))\n\nend\n")
        let lines = text.wrapped().description.split(separator: "\n", omittingEmptySubsequences: false)
        // 16 words of 4 letters and 15 spaces are 79.
        #expect(lines.map(\.count) == [79, 4, 0, 3, 0])
    }
}
