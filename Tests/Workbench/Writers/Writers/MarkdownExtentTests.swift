import Testing

@testable import Writers

struct MarkdownExtentTests {
    private static let word = "\nCut here.\n"

    @Test("A text below the limit stays as it is")
    func short() {
        #expect(MarkdownExtent.text("one\ntwo\n", upTo: 9, cutWord: "Cut here.") == "one\ntwo\n")
    }

    @Test("A longer one is cut after a whole line, says so, and stays below the limit")
    func long() {
        let text = MarkdownExtent.text(String(repeating: "| 猫 |\n", count: 100), upTo: 200, cutWord: "Cut here.")
        #expect(text.hasPrefix("| 猫 |\n"))
        #expect(text.hasSuffix("| 猫 |\n" + Self.word))
        #expect(text.utf8.count < 200)
    }

    @Test("A block of code that is cut is closed")
    func code() {
        let text = MarkdownExtent.text(
            "```mermaid\n" + String(repeating: "a --> b\n", count: 100),
            upTo: 300,
            cutWord: "Cut here."
        )
        #expect(text.hasSuffix("a --> b\n```\n" + Self.word))
    }
}
