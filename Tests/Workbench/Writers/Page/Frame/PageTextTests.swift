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
        "What a log would take for a command is escaped, even if a mark makes one character of it with what follows",
        arguments: [
            ("a::b", "a&#58;&#58;b"), ("→::b", "→&#58;&#58;b"), (":::", "&#58;&#58;:"), ("<::>", "&lt;&#58;&#58;&gt;"),
            ("::\u{301}x", "&#58;&#58;\u{301}x"), ("##[error]", "#&#35;[error]"), ("###[x]", "##&#35;[x]"),
            ("##[\u{301}x", "#&#35;[\u{301}x"),
        ]
    )
    func command(_ text: String, escaped: String) {
        #expect(PageText().escapeText(text).unicodeScalars.elementsEqual(escaped.unicodeScalars))
    }

    @Test(
        "Colons and number signs that begin no command stay",
        arguments: ["title: #1", "→ show(title:)", "##x", "#[x]"]
    )
    func noCommand(_ text: String) {
        #expect(PageText().escapeText(text) == text)
    }

    @Test(
        "What would turn the text around it, or is no text, is spelled out",
        arguments: [("\u{202E}gnirts", "\\u{202E}gnirts"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{0}b", "a\\u{0}b")]
    )
    func invisible(_ text: String, escaped: String) {
        #expect(PageText().escapeText(text) == escaped)
    }
}
