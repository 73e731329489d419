import Complexity
import Testing

/// In these samples the body is `f()`; the reason adds up the cyclomatic number, which is the first.
struct CyclomaticComplexityTests {
    @Test("each decision counts, and nothing else", arguments: samples)
    func decisions(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample("1 + each of three clauses", "func f() { if a, let b, case .c = d {} }", "f() 4 2"),
        BodySample("1 + a clause for `#available`", "func f() { if #available(macOS 14, *), a {} }", "f() 3 2"),
        BodySample(
            "1 + `if`, + `else if`; `else` decides nothing",
            "func f() { if a {} else if b {} else {} }",
            "f() 3 3"
        ),
        BodySample("1 + two clauses of `guard`", "func f() { guard let a, b else { return } }", "f() 3 2"),
        BodySample("1 + two clauses of `while`", "func f() { while let a = b(), c {} }", "f() 3 2"),
        BodySample("1 + `for`", "func f() { for a in b {} }", "f() 2 1"),
        BodySample(
            "1 + `for` + its `where` + `&&` in that",
            "func f() { for case let a? in b where c && d {} }",
            "f() 4 2"
        ),
        BodySample("1 + `for await`", "func f() async { for await a in b {} }", "f() 2 1"),
        BodySample("1 + `repeat`, its `while` included", "func f() { repeat {} while a }", "f() 2 1"),
        BodySample("1 + `repeat` + `||` in its condition", "func f() { repeat {} while a || b }", "f() 3 2"),
        BodySample(
            "three ways, one of them `default`; two patterns are one",
            "func f() { switch a { case .b, .c: d()\ncase .e: g()\ndefault: h() } }",
            "f() 3 1"
        ),
        BodySample(
            "two ways, one of them `@unknown default`",
            "func f() { switch a { case .b: c()\n@unknown default: d() } }",
            "f() 2 1"
        ),
        BodySample(
            "an exhaustive `switch` over two cases is as much as `if` with `else`",
            "func f() { switch a { case .b: c()\ncase .d: e() } }",
            "f() 2 1"
        ),
        BodySample("one way decides nothing", "func f() { switch a { case let (b, c): d(b, c) } }", "f() 1 1"),
        BodySample("without a case there is nothing to decide", "func f() { switch a {} }", "f() 1 1"),
        BodySample(
            "a case's `where` is a part of the case, but `&&` in it counts",
            "func f() { switch a { case let b where b > 1: c()\ncase let b where d && e: g()\ndefault: h() } }",
            "f() 4 2"
        ),
        BodySample(
            "cases in both branches of `#if`",
            "func f() { switch a {\n#if B\ncase .b: c()\n#endif\ncase .d: e()\n} }",
            "f() 2 1"
        ),
        BodySample(
            "`fallthrough` decides nothing",
            "func f() { switch a { case 1: fallthrough\ndefault: b() } }",
            "f() 2 1"
        ),
        BodySample(
            "1 + each `catch`, one with two patterns too; `do` is none",
            "func f() { do { try a() } catch B.c, B.d {} catch {} }",
            "f() 3 2"
        ),
        BodySample(
            "`do` without `catch`, `defer` and labels decide nothing",
            "func f() { do { a() }\ndefer { b() }\nc: do {} }",
            "f() 1 0"
        ),
        BodySample("1 + two ternaries", "func f() { a = b ? c : d ? e : g }", "f() 3 3"),
        BodySample("1 + `&&` + `||`", "func f() { a = b && c || d }", "f() 3 2"),
        BodySample("`??` is a decision, shown apart", "func f() { a = b ?? c ?? d }", "f() 3(2) 0"),
        BodySample(
            "`?.`, `try?`, `as?`, `is`, `!` are none",
            "func f() { a?.b = try? c as? D\ne = !(g is H) }",
            "f() 1 0"
        ),
        BodySample(
            "all kinds of operators in one line: 1 + `&&` + ternary + `||` + `??`",
            "func f() { a = b && c ? d || e : g ?? h }",
            "f() 5(1) 3"
        ),
        BodySample(
            "an operator passed as a function is none",
            "func f() { a.reduce(true, &&)\nb.reduce(c, ??) }",
            "f() 1 0"
        ),
        BodySample("operators of one's own decide nothing", "func f() { a = b &&& c <|> d }", "f() 1 0"),
        BodySample(
            "unknown operators hide no known ones: 1 + `&&` + `||`",
            "func f() { a = b <|> c && d =~ e || g }",
            "f() 3 2"
        ),
        BodySample("declaring `&&` is none", "extension A { static func && (a: A, b: A) -> A { a } }", "&&(a:b:) 1 0"),
        BodySample(
            "decisions inside an interpolation count: 1 + ternary + `??`",
            "func f() { print(\"\\(a ? 1 : 2) \\(b ?? c)\") }",
            "f() 3(1) 1"
        ),
        BodySample(
            "words in strings and comments are none",
            "func f() { print(\"if a && b ?? c\") /* if a || b */ }",
            "f() 1 0"
        ),
        BodySample(
            "argument labels and members named like keywords are none",
            "func f() { a(if: 1, for: 2, while: 3)\nb.if\nc.switch(catch: d) }",
            "f() 1 0"
        ),
        BodySample("enum cases of a local enum are none", "func f() { enum A { case b, c } }", "f() 1 0"),
        BodySample(
            "`if` as an expression: 1 + `if` + `else if`",
            "func f() { let a = if b { 1 } else if c { 2 } else { 3 } }",
            "f() 3 3"
        ),
        BodySample(
            "`switch` as an expression: three ways",
            "func f() -> Int { switch a { case 1: 2\ncase 3: 4\ndefault: 5 } }",
            "f() 3 1"
        ),
        BodySample(
            "a trailing closure in a condition: 1 + `if` + `&&`",
            "func f() { if a.contains(where: { $0 && b }) {} }",
            "f() 3 2"
        ),
        BodySample("a capture list decides as well: 1 + `??`", "func f() { g { [a = b ?? c] in a } }", "f() 2(1) 0"),
        BodySample(
            "postfix `#if`: 1 + ternary, its condition none",
            "func f() { a\n#if B && C\n.d(e ? 1 : 2)\n#endif\n}",
            "f() 2 1"
        ),
        BodySample(
            "generic arguments and optional types are none",
            "func f() { let a: B<C, D?> = e as! B<C, D?> }",
            "f() 1 0"
        ),
        BodySample(
            "nothing bounds the length of a chain: 1 + 299 `&&`",
            "func f() { a = " + Array(repeating: "b", count: 300).joined(separator: " && ") + " }",
            "f() 300 1"
        ),
    ]
}
