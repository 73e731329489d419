import Complexity
import Testing

struct NestedBodiesTests {
    @Test("closures belong to the body around them, local functions are bodies of their own", arguments: samples)
    func bodies(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample("a closure counts in the body that holds it", "func f() { g { if a {} } }", "f() 2 2"),
        BodySample(
            "a local function is a body of its own; its cognitive complexity is in the outer one",
            "func f() { func g() { if a {} }\ng() }",
            "f() 1 2",
            "g() 2 -"
        ),
        BodySample(
            "accessors of a local variable as well",
            "func f() { var a: Int { b ? 1 : 2 } }",
            "f() 1 2",
            "a.get 2 -"
        ),
        BodySample(
            "a local function in an initial value's closure",
            "let a = { func f() { if b {} }\nreturn f }()",
            "a 1 2",
            "f() 2 -"
        ),
        BodySample(
            "the methods of a local type are apart, from the first level on",
            "func f() { if a { struct B { func g() { if c {} } } } }",
            "f() 2 1",
            "g() 2 1"
        ),
        BodySample(
            "methods of nested types and extensions",
            "struct A { struct B { func f() {} } }\nextension A.B { func g() {} }",
            "f() 1 0",
            "g() 1 0"
        ),
        BodySample(
            "both branches of `#if` are source, its conditions are not",
            "#if a && b\nfunc f() { if c {} }\n#elseif d || e\nfunc g() {}\n#endif",
            "f() 2 1",
            "g() 1 0"
        ),
        BodySample(
            "members in `#if`",
            "struct A {\n#if b && c\nfunc f() {}\n#else\nfunc g() {}\n#endif\n}",
            "f() 1 0",
            "g() 1 0"
        ),
        BodySample(
            "statements in `#if`: both branches count in the body",
            "func f() {\n#if a && b\nif c {}\n#else\nif d {}\n#endif\n}",
            "f() 3 2"
        ),
    ]
}
