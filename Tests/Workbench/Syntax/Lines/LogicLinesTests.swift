import Parsing
import Testing

@testable import Lines

struct LogicLinesTests {
    @Test(
        "A line is logic if a statement in a body touches it",
        arguments: [
            ("import Cats\nvar count = 1", []),
            ("struct A {\n    let b = 1\n    func c() {}\n}", []),
            ("func a() {\n    b()\n}", [2]),
            ("var a: Int { b }", [1]),
            ("var a: Int {\n    get { b }\n    set {\n        c = 1\n    }\n}", [2, 4]),
            // All lines of a statement, but neither its comments nor its blank lines.
            ("func a() {\n    if b {\n        // no\n\n        c()\n    }\n}", [2, 5, 6]),
            // What a closure does is a part of the statement, or of the value that the closure is.
            ("func a() {\n    b {\n        c()\n    }\n}", [2, 3, 4]),
            ("let a = {\n    b()\n}", [2]),
            // A declaration in a body is one of its statements.
            ("func a() {\n    let b = 1\n}", [2]),
            // Top-level code is a body.
            ("let a = 1\nprint(a)\nstruct B {}", [2]),
            // A preview's lines are code lines, so they are no overhead beside the others.
            ("struct A {}\n#Preview {\n    A()\n}", [2, 3, 4]),
            ("#if A\nimport B\nfunc c() {\n    d()\n}\n#endif", [4]),
        ] as [(String, Set<Int>)]
    )
    func lines(_ text: String, _ expected: Set<Int>) {
        let file = ParsedFile(path: "A.swift", text: text)
        #expect(LogicLines(of: file, among: LineCounter(file: file)).lines == expected)
    }
}
