@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import SwiftSyntax
import Testing

struct IdentifierTextTests {
    @Test(
        "A raw identifier loses its backticks, and its dots, which would be taken for those between names; decomposed letters are spelled",
        arguments: [
            ("cat", "cat", "cat"), ("`class`", "class", "class"), ("`a.b`", #"a\u{2E}b"#, "a.b"),
            ("`a.\u{301}b`", "a\\u{2E}\u{301}b", "a.\u{301}b"),
            ("caf\u{E9}", "caf\u{E9}", "caf\u{E9}"), ("cafe\u{301}", #"cafe\u{301}"#, "cafe\u{301}"),
            ("\u{212B}", #"\u{212B}"#, "\u{212B}"),
        ]
    )
    func text(spelled: String, part: String, shown: String) throws {
        let token = TokenSyntax.identifier(spelled)
        try withExtendedLifetime(token) {
            let raw = try #require(RawTokenSyntax(token.raw))
            #expect(Array(raw.identifierText.unicodeScalars) == Array(part.unicodeScalars))
            #expect(raw.shownIdentifier == shown)
        }
    }
}
