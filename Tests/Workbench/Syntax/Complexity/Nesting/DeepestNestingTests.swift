import Complexity
import Parsing
import Testing

struct DeepestNestingTests {
    @Test(
        "Blocks in blocks are counted, the body's own left out",
        arguments: [
            ("", 0),
            ("struct A { let b = 1 }", 0),
            ("func f() { g() }", 0),
            // The block of the if.
            ("func f() { if a { g() } }", 1),
            // An else if is as deep as its if.
            ("func f() { if a { } else if b { } else { g() } }", 1),
            ("func f() { guard a else { return } }", 1),
            // for, then while, then repeat.
            ("func f() { for a in b { while c { repeat { } while d } } }", 3),
            // The switch, then the if in one of its cases.
            ("func f() { switch a { case 1: if b { } default: break } }", 2),
            // Where catch stands, do has ended.
            ("func f() { do { try g() } catch { h() } }", 1),
            // The closure, then the if.
            ("func f() { g { if a { } } }", 2),
            ("func f() { func g() { if a { } } }", 2),
            // A getter without a word is a body.
            ("var a: Int { if b { 1 } else { 2 } }", 1),
            ("var a: Int { get { if b { 1 } else { 2 } } }", 1),
            // A closure as initial value is a body.
            ("let a = { if b { } }()", 1),
            // Top-level code is a body without braces.
            ("if a { if b { } }", 2),
            // So it is in #if, which is no block.
            ("#if A\nif a { if b { } }\n#endif", 2),
            // A macro that may stand for a declaration is a body: its closure is the body's block.
            ("#Handler { if a { } }", 1),
            // The method of a local type starts anew: its if is 1 deep, and the type lies 1 deep, in the outer if.
            ("func f() { if a { struct B { func g() { if c { } } } } }", 1),
            // Both branches of #if count.
            ("func f() {\n#if A\nif a { }\n#else\nif a { if b { } }\n#endif\n}", 2),
        ]
    )
    func depths(code: String, expected: Int) {
        #expect(ParsedFile(path: "A.swift", text: code).deepestNesting == expected)
    }
}
