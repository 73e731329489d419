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
