import Testing

@testable import Writers

struct MermaidTextTests {
    @Test(
        "Everything but letters, digits and spaces is a character code",
        arguments: [
            ("View Model 2", "View Model 2"), ("视图", "视图"), ("a\"]; click", "a#34;#93;#59; click"),
            ("```", "#96;#96;#96;"), ("<b>", "#60;b#62;"), ("%%{init}", "#37;#37;#123;init#125;"),
            ("a\nb", "a#92;nb"), ("\u{202E}", "#92;u#123;202E#125;"),
        ]
    )
    func label(_ text: String, label: String) {
        #expect(MermaidText.escaped(text) == label)
    }
}
