import Complexity
import Testing

/// In these samples the cognitive number is how many functions lead back to themselves.
struct RecursionTests {
    @Test("a function that calls itself counts once, told by name and labels", arguments: samples)
    func recursion(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample("a call of itself", "func f(n: Int) { f(n: n - 1) }", "f(n:) 1 1"),
        BodySample("two calls are one recursion", "func f(n: Int) { f(n: n - 1) + f(n: n - 2) }", "f(n:) 1 1"),
        BodySample(
            "on `self`, weakly too",
            "class A { func f() { self.f() }\nfunc g() { h { [weak self] in self?.g() } } }",
            "f() 1 1",
            "g() 1 1"
        ),
        BodySample(
            "a static function by its type and by `Self`",
            "struct A { struct B { static func f() { B.f() }\nstatic func g() { Self.g() } } }",
            "f() 1 1",
            "g() 1 1"
        ),
        BodySample(
            "another instance may be of another type",
            "class A { func f() { child.f()\nsuper.f() } }",
            "f() 1 0"
        ),
        BodySample(
            "other labels are another function",
            "func f(a: Int) { f(b: 1) }\nfunc g() { g(a: 1) }\nfunc h(a: Int) { h() }",
            "f(a:) 1 0",
            "g() 1 0",
            "h(a:) 1 0"
        ),
        BodySample("what has no default may not be left out", "func f(a: Int, b: Int) { f(b: 1) }", "f(a:b:) 1 0"),
        BodySample(
            "nothing may be given for a variadic parameter",
            "func f(a: Int, b: Int...) { f(a: 1) }",
            "f(a:b:) 1 1"
        ),
        BodySample("what has a default may be left out", "func f(a: Int, b: Int = 1) { f(a: 1) }", "f(a:b:) 1 1"),
        BodySample(
            "a trailing closure stands for a parameter",
            "func f(a: Int, then b: () -> Void) { f(a: 1) { } }",
            "f(a:then:) 1 1"
        ),
        BodySample("the name alone is no call", "func f() { g(f) }", "f() 1 0"),
        BodySample(
            "a local function that calls itself, and one that calls the outer: 1 + 1",
            "func f() { func g() { g() }\nfunc h() { f() } }",
            "f() 1 2",
            "g() 1 -",
            "h() 1 -"
        ),
        BodySample(
            "a method of a local type calls nothing around it",
            "func f() { struct A { func g() { f() } } }",
            "f() 1 0",
            "g() 1 0"
        ),
        BodySample(
            "initialisers that delegate are no recursion",
            "struct A { init(a: Int) { self.init(a: 1) } }",
            "init(a:) 1 0"
        ),
        BodySample(
            "two functions that call each other are not seen",
            "func f() { g() }\nfunc g() { f() }",
            "f() 1 0",
            "g() 1 0"
        ),
    ]
}
