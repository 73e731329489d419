import Testing

@testable import Workshop

struct RespacedSourceTests {
    @Test(
        "Spaces between words are doubled, indentation and strings stay",
        arguments: [
            ("let a = 1\n    b += 1", "let  a  =  1\n    b  +=  1"), ("say(\"a b\") // c d", "say(\"a b\") // c d"),
            ("let a = \"\"\"\n  b c\n  \"\"\"\nlet d = 1", "let a = \"\"\"\n  b c\n  \"\"\"\nlet  d  =  1"), ("", ""),
        ]
    )
    func text(source: String, expected: String) {
        #expect(RespacedSource.text(of: source) == expected)
    }
}
