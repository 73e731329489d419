import Testing

@testable import cats

@Suite("Text from outside")
struct HarmlessTextTests {
    @Test(
        "is shown without what a terminal would obey",
        arguments: [
            ("http://cats.example/süß 🐈.png", "http://cats.example/süß 🐈.png"),
            ("\u{1B}[2Jx", "\\u{1B}[2Jx"),
            ("a\nb\rc\td", "a\\u{A}b\\u{D}c\\u{9}d"),
            ("\u{9B}31m", "\\u{9B}31m"),
            ("gnp.\u{202E}cat", "gnp.\\u{202E}cat"),
            ("a\u{2028}b", "a\\u{2028}b"),
        ]
    )
    func isHarmless(text: String, shown: String) {
        #expect(HarmlessText(text).description == shown)
    }

    @Test("is cut after 200 letters")
    func isCut() {
        #expect(HarmlessText(String(repeating: "x", count: 200)).description == String(repeating: "x", count: 200))
        #expect(
            HarmlessText(String(repeating: "x", count: 201)).description == String(repeating: "x", count: 200) + "…"
        )
    }
}
