import Testing

@testable import Writers

struct MarkdownTextTests {
    @Test(
        "What Markdown, HTML or GitHub would take for markup, a link or a mention stands as itself",
        arguments: [
            ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)>"),
            ("&lt;", "&amp;lt;"),
            ("<!-- /catwalk:comparison -->", "&lt;!-- /catwalk:comparison -->"),
            ("[a](b)", "\\[a\\](b)"),
            ("![a]", "!\\[a\\]"),
            ("$x$ ~~no~~", "\\$x\\$ \\~\\~no\\~\\~"),
            ("@octocat", "@<!-- -->octocat"),
            ("https://evil.example", "https:\\//evil.example"),
            ("www.evil.example", "www\\.evil.example"),
            ("::error::x", "\\:\\:error\\:\\:x"),
            // An accent makes one character of two, and a browser sees the first all the same.
            ("<\u{301}b|\u{301}", "&lt;\u{301}b\\|\u{301}"),
        ]
    )
    func markup(_ text: String, plain: String) {
        #expect(MarkdownText.escaped(text) == plain)
    }

    @Test(
        "Line ends become spaces; what a terminal would obey, or a reader could not see, is spelled out",
        arguments: [
            ("a\nb\r\nc\u{2028}d", "a b c d"), ("\u{1B}[31mred", "\\u{1B}\\[31mred"), ("\u{202E}gpj", "\\u{202E}gpj"),
            ("a\u{0}b", "a\\u{0}b"), ("a\tb", "a\\tb"),
        ]
    )
    func invisible(_ text: String, plain: String) {
        #expect(MarkdownText.escaped(text) == plain)
    }

    @Test(
        "Code has a fence that nothing in it ends",
        arguments: [("a < b", "`a < b`"), ("a ``b`` c", "``` a ``b`` c ```"), ("a\n`\u{1B}", "`` a `\\u{1B} ``")]
    )
    func code(_ text: String, code: String) {
        #expect(MarkdownText.code(text).description == code)
    }

    @Test("What is written stays Markdown, and only what is put in is escaped")
    func interpolation() {
        let name = "a|b\n"
        let cell: MarkdownText = "**\(name)**"
        let row: MarkdownText = "| \(cell) |"
        #expect("\(row)" == "| **a\\|b ** |")
    }
}
