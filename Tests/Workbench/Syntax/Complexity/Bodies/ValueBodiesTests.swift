import Complexity
import Testing

struct ValueBodiesTests {
    @Test("values and macros that hold code in braces are bodies", arguments: samples)
    func bodies(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample(
            "an initial value that is a closure, called or not",
            "struct A { let a: () -> Void = { if b {} }\nlet c: Int = { 1 }() }",
            "a 2 1",
            "c 1 0"
        ),
        BodySample(
            "an initial value that only passes a closure on",
            "struct A { static let a = b.map { c($0) } }",
            "a 1 0"
        ),
        BodySample(
            "two closures in one initial value are one body: 1 + ternary",
            "struct A { let a: B = c ? { 1 } : { 2 } }",
            "a 2 1"
        ),
        BodySample(
            "an initial value that is an `if` or a `switch` expression holds code too: 1 + `if`, and `else`",
            "struct A { static let a = if b { 1 } else { 2 } }",
            "a 2 2"
        ),
        BodySample(
            "an initial value without code in braces is no body, whatever it decides",
            "struct A { let a = b ? 1 : c ?? 2\nlazy var d = e && f }"
        ),
        BodySample(
            "a lazy property's closure",
            "class A { lazy var a: B = { guard c else { return d }\nreturn e }() }",
            "a 2 1"
        ),
        BodySample("the value of a pattern has the pattern's name", "let (a, b) = { (1, 2) }()", "(a, b) 1 0"),
        BodySample(
            "a global's initial value is like a property's",
            "let a = { 1 }()\nvar b: Int { 2 }",
            "a 1 0",
            "b.get 1 0"
        ),
        BodySample(
            "a default value belongs to the function that it is written in",
            "func f(a: Int = b ?? c, d: () -> Void = { if e {} }) {}",
            "f(a:d:) 3(1) 2"
        ),
        BodySample(
            "default values where there is no body to belong to",
            "enum A { case b(c: () -> Int = { 1 }, Int = d ?? e) }\nstruct F { subscript(g: () -> Int = { 1 }) -> Int { 2 } }",
            "b(c:_:) 1 0",
            "subscript(_:).get 1 0",
            "subscript(_:) 1 0"
        ),
        BodySample("enum cases are no bodies", "enum A: Int { case b = 1, c = 2 }"),
        BodySample(
            "a macro that stands for a declaration is a body if it holds code",
            "#warning(\"b\")\n#Handler { if a {} }",
            "#Handler 2 1"
        ),
        BodySample(
            "a preview is no body, and holds none",
            "#Preview { func f() {} }\nstruct A: PreviewProvider { func g() {} }"
        ),
        BodySample(
            "the arguments of attributes are no part of a body",
            "@Test(arguments: a ?? b) func f() {}\nstruct C { @D({ $0 ? 1 : 2 }) var e: Int }",
            "f() 1 0"
        ),
    ]
}
