import Testing

@testable import Page

struct PageTextTests {
    @Test(
        "What could be markup is escaped, even where a mark makes one character of it with what follows",
        arguments: [
            ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; 'd'"),
            ("<\u{301}script", "&lt;\u{301}script"),
            ("\"\u{301} onclick=", "&quot;\u{301} onclick="),
            ("名字 👩‍👧", "名字 👩‍👧"),
        ]
    )
    func markup(_ text: String, escaped: String) {
        #expect(PageText().escapeText(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
    }

    @Test(
        "What a log would take for a command is escaped, and a single colon or sharp is none",
        arguments: [
            ("a::b", "a&#58;&#58;b"), ("→::b", "→&#58;&#58;b"), ("##[error]", "#&#35;[error]"),
            ("title: #1", "title: #1"),
        ]
    )
    func command(_ text: String, escaped: String) {
        #expect(PageText().escapeText(text) == escaped)
    }

    @Test(
        "What would turn the text around it, or is no text, is spelled out",
        arguments: [("\u{202E}gnirts", "\\u{202E}gnirts"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{0}b", "a\\u{0}b")]
    )
    func invisible(_ text: String, escaped: String) {
        #expect(PageText().escapeText(text) == escaped)
    }
}
