import Testing

@testable import Writers

struct TerminalTextTests {
    @Test("Lines stay lines, and nothing else acts on the terminal")
    func plain() {
        #expect(
            TerminalText.plain("one\ntwo\r\n\u{1B}]0;title\u{7}\u{9B}31m\u{202E}\n")
                == "one\ntwo\\r\n\\u{1B}]0;title\\u{7}\\u{9B}31m\\u{202E}\n"
        )
    }
}
