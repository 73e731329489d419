import Subject
import Testing

@Suite("Glob")
struct GlobTests {
    @Test(
        "A star stands for any run of characters",
        arguments: [
            ("*View", "LoadCatView"), ("*View", "View"), ("Bound*", "BoundViewController"),
            ("App/*", "App/MakeApp.swift"),
            ("*Cat*", "LoadCatView"), ("*Cat*", "Cat"), ("A*B*C", "ABBC"), ("*", ""), ("View", "View"),
            ("*a*a", "aa"), ("**", "a"), ("App/*", "App/Inner/A.swift"),
        ]
    )
    func matches(pattern: String, text: String) {
        #expect(Glob(pattern).matches(text))
    }

    @Test(
        "A type's name matches in whatever form its letters are written",
        arguments: [
            // Catwalk spells what is not composed, and the dots of a name in backticks.
            ("*\u{DC}bersicht", #"U\u{308}bersicht"#), ("*U\u{308}bersicht", #"BildU\u{308}bersicht"#),
            ("*\u{DC}bersicht", "Bild\u{DC}bersicht"), ("a.b*", #"a\u{2E}b"#), (#"*\u{D800}"#, #"\u{D800}"#),
        ]
    )
    func matchesType(pattern: String, name: String) {
        #expect(Glob(pattern).matches(type: name))
    }

    @Test(
        "All else stands for itself, and the whole text has to match",
        arguments: [
            ("*View", "LoadCatViewController"), ("View", "LoadCatView"), ("View", "Views"), ("Bound*", "UnBound"),
            ("*a*a", "a"), ("ab*ba", "aba"), ("A*B*C", "ACB"), ("", "a"), ("a.c", "abc"), ("*view", "LoadCatView"),
        ]
    )
    func doesNotMatch(pattern: String, text: String) {
        #expect(!Glob(pattern).matches(text))
    }
}
