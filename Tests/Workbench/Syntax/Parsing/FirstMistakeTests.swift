import Parsing
import Testing

struct FirstMistakeTests {
    @Test(
        "The first text that is no Swift is told with its place",
        arguments: [
            ("struct A {}\n", nil), ("// func (\nlet a = \"}\"", nil), ("#if A\nlet b = 1\n#endif", nil),
            ("struct A {}\n\nfunc broken( {\n", "A.swift:3:14"), ("let a = 1\n)) {{\n", "A.swift:2:1"),
            ("// Cats\nstruct A {\n    let a\n", "A.swift:3:10"),
        ]
    )
    func place(text: String, expected: String?) {
        #expect(ParsedFile(path: "A.swift", text: text).firstMistake?.text(in: "A.swift") == expected)
    }
}
