import Complexity
import Testing

/// In these samples the body is `f()`; the reason adds up the cognitive number, which is the second.
struct CognitiveComplexityTests {
    @Test("breaks in the flow count, the nested ones more", arguments: samples)
    func breaks(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample(
            "`if` 1, and 1 for all of its commas: they join clauses as `&&` does",
            "func f() { if a, b, let c {} }",
            "f() 4 2"
        ),
        BodySample("`if` 1, and one run of `&&` and commas 1", "func f() { if a && b, (c && d), e {} }", "f() 6 2"),
        BodySample("`guard` 1, the run of `||` 1, the comma 1", "func f() { guard a || b, c else {} }", "f() 4 3"),
        BodySample("`while` 1, the comma 1, the run of `||` 1", "func f() { while let a, b || c {} }", "f() 4 3"),
        BodySample(
            "a `&&` in a call or in a binding's value is a run of its own: `if` 1, the comma 1, and 1 each",
            "func f() { if g(a && b), let c = (d && e) {} }",
            "f() 5 4"
        ),
        BodySample(
            "a negation ends the run: `if` 1, the comma 1, and 1",
            "func f() { if a, !(b && c) {} }",
            "f() 4 3"
        ),
        BodySample(
            "`if` 1, `else if` 1, `else` 1; none of them is nested in another",
            "func f() { if a {} else if b {} else if c {} else {} }",
            "f() 4 4"
        ),
        BodySample(
            "`if` 1, `else` 1, and `if` in each of the two blocks 2",
            "func f() { if a { if b {} } else { if c {} } }",
            "f() 4 6"
        ),
        BodySample(
            "`guard` 1; its `else` is no second way, but what is in it is nested: 2",
            "func f() { guard a else { if b {} } }",
            "f() 3 3"
        ),
        BodySample(
            "each `guard` 1: they do not nest",
            "func f() { guard a else {}\nguard b else {}\nif c {} }",
            "f() 4 3"
        ),
        BodySample(
            "`switch` 1, its cases 0, and `if` in a case 2",
            "func f() { switch a { case 1: b()\ncase 2: if c {}\ndefault: d() } }",
            "f() 4 3"
        ),
        BodySample(
            "each loop 1, nested: 1 + 2 + 3",
            "func f() { for a in b { while c { repeat {} while d } } }",
            "f() 4 6"
        ),
        BodySample("what is in a `repeat` is nested: 1 + 2", "func f() { repeat { if a {} } while b }", "f() 3 3"),
        BodySample("`for` 1; its `where` 0", "func f() { for a in b where c {} }", "f() 3 1"),
        BodySample(
            "`do` 0 and no level; `catch` 1, and `if` in it 2",
            "func f() { do { if a {} } catch { if b {} } }",
            "f() 4 4"
        ),
        BodySample("`defer` 0 and no level", "func f() { defer { if a {} } }", "f() 2 1"),
        BodySample("a ternary 1", "func f() { a = b ? c : d }", "f() 2 1"),
        BodySample(
            "a ternary 1, one in each of its branches 2",
            "func f() { a = b ? (c ? 1 : 2) : (d ? 3 : 4) }",
            "f() 4 5"
        ),
        BodySample(
            "a ternary in the else branch is nested without parentheses too: 1 + 2 + 3",
            "func f() { a = b ? c : d ? e : g ? h : i }",
            "f() 4 6"
        ),
        BodySample(
            "a ternary in another's condition is not nested: 1 + 1",
            "func f() { a = (b ? c : d) ? e : g }",
            "f() 3 2"
        ),
        BodySample(
            "a closure in a ternary's branch is two levels deep: 1 + 3",
            "func f() { a = b ? { if c {} } : d }",
            "f() 3 4"
        ),
        BodySample(
            "the ternary's level ends with its expression: 1 + 1",
            "func f() { a = b ? c : d\nif e {} }",
            "f() 3 2"
        ),
        BodySample("conditions are not nested in what they decide: 1 + 1", "func f() { if (a ? b : c) {} }", "f() 3 2"),
        BodySample("a closure in a condition is: 1 + 2", "func f() { while a({ b ? c : d }) {} }", "f() 3 3"),
        BodySample("a closure 0, but a level: 2", "func f() { a { if b {} } }", "f() 2 2"),
        BodySample("a closure in a closure: 3", "func f() { a { b { if c {} } } }", "f() 2 3"),
        BodySample(
            "the outermost closure of an initial value is the body itself: 1; one in it a level: 2",
            "let a = { if b {}\nc { if d {} } }()",
            "a 3 3"
        ),
        BodySample(
            "a second outermost closure of the same value is no deeper: 1 + 1",
            "let a = b({ if c {} }, { if d {} })",
            "a 3 2"
        ),
        BodySample(
            "a local function a level: 2, in an `if` 1 + 3; both count in the outer body",
            "func f() { func g() { if a {} }\nif b { func h() { if c {} } } }",
            "f() 2 6",
            "g() 2 -",
            "h() 2 -"
        ),
        BodySample(
            "a local function in a local function: 3",
            "func f() { func g() { func h() { if a {} } } }",
            "f() 1 3",
            "g() 1 -",
            "h() 2 -"
        ),
        BodySample("a run of `&&` 1, however long", "func f() { a = b && c && d && e }", "f() 4 1"),
        BodySample(
            "each change of the operator starts a run, in the order of the source: 3",
            "func f() { a = b || c && d || e }",
            "f() 4 3"
        ),
        BodySample(
            "comparisons between them do not end a run: 1",
            "func f() { a = b == c && d != e && g < h }",
            "f() 3 1"
        ),
        BodySample(
            "`??` and `as?` between them do not: 1",
            "func f() { a = b ?? c && d as? E ?? g && h }",
            "f() 5(2) 1"
        ),
        BodySample("operators of one's own do not: 1", "func f() { a = b =~ c && d =~ e && g }", "f() 3 1"),
        BodySample(
            "parentheses around the same operator do not: 1",
            "func f() { a = b && (c && (d && e)) && g }",
            "f() 5 1"
        ),
        BodySample("`try` and `await` do not: 1", "func f() { a = try b && (await c && d) && e }", "f() 4 1"),
        BodySample("a negation does: 2", "func f() { a = b && !(c && d) && e }", "f() 4 2"),
        BodySample(
            "parentheses around another operator are read in order: && || && 3",
            "func f() { a = b && (c || d) && e }",
            "f() 4 3"
        ),
        BodySample(
            "a comparison with parentheses sets them apart: 2",
            "func f() { a = b && (c && d) == e && g }",
            "f() 4 2"
        ),
        BodySample(
            "a ternary in parentheses has a run of its own: 1 + 1 and 1",
            "func f() { a = b && (c && d ? e : g) && h }",
            "f() 5 3"
        ),
        BodySample(
            "a ternary's three parts have runs of their own: 3 and 1",
            "func f() { a = b && c ? d && e : g && h }",
            "f() 5 4"
        ),
        BodySample("an argument's run is its own: 2", "func f() { a = b && c(d && e) && g }", "f() 4 2"),
        BodySample("`&&` and a comma are one run: 1 + 1", "func f() { if a && b, c && d {} }", "f() 5 2"),
        BodySample("runs weigh the same at every level: 1 + 2 + 1", "func f() { if a { if b && c {} } }", "f() 4 4"),
        BodySample(
            "a compound assignment ends a ternary and a run: 1 + 1 + 1",
            "func f() { a[b && c] += d && e ? 1 : 2 }",
            "f() 4 3"
        ),
        BodySample("`??`, `?.`, `try?`, `!` and `as!` 0", "func f() { a = try? b?.c ?? d! as! E }", "f() 2(1) 0"),
        BodySample(
            "jumps to a label 1 each; without one 0",
            "func f() { a: while b { break a\ncontinue a\nbreak\ncontinue } }",
            "f() 2 3"
        ),
        BodySample(
            "`return`, `throw` and `fallthrough` 0: `switch` 1",
            "func f() { switch a { case 1: fallthrough\ncase 2: return\ndefault: throw b } }",
            "f() 3 1"
        ),
        BodySample("`#if` 0 and no level", "func f() {\n#if A && B\nif c {}\n#endif\n}", "f() 2 1"),
        BodySample("`if` as an expression 1, `else` 1", "func f() { let a = if b { 1 } else { 2 } }", "f() 2 2"),
        BodySample("top-level code starts at the first level: 1 + 2", "if a { for b in c {} }", "Sample.swift 3 3"),
    ]
}
