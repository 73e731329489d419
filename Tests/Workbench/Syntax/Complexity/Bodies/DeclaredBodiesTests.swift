import Complexity
import Testing

struct DeclaredBodiesTests {
    @Test("functions, initialisers and accessors with braces are bodies", arguments: samples)
    func bodies(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample("an empty file has no body", ""),
        BodySample("imports and types alone are no bodies", "import A\nstruct B { let c: Int }\ntypealias D = B"),
        BodySample("a function without parameters", "func f() {}", "f() 1 0"),
        BodySample("labels make the name", "func f(_ a: Int, b: Int, to c: Int) {}", "f(_:b:to:) 1 0"),
        BodySample("an operator", "extension A { static func == (a: A, b: A) -> Bool { true } }", "==(a:b:) 1 0"),
        BodySample(
            "initialisers and a deinitialiser",
            "class A { init?(a: Int) {}\ndeinit {} }",
            "init(a:) 1 0",
            "deinit 1 0"
        ),
        BodySample("a getter without `get`", "struct A { var b: Int { 1 } }", "b.get 1 0"),
        BodySample(
            "each accessor is a body of its own",
            "struct A { var b: Int { get { 1 } set { if c { } } } }",
            "b.get 1 0",
            "b.set 2 1"
        ),
        BodySample(
            "observers are bodies; the plain initial value beside them is none",
            "struct A { var b = c() { willSet {} didSet { if d {} } } }",
            "b.willSet 1 0",
            "b.didSet 2 1"
        ),
        BodySample(
            "accessors of other names",
            "struct A { var b: Int { _read { yield c } _modify { yield &c } } }",
            "b._read 1 0",
            "b._modify 1 0"
        ),
        BodySample("an accessor with effects", "struct A { var b: Int { get async throws { 1 } } }", "b.get 1 0"),
        BodySample(
            "a subscript's accessors; a label is what stands before another name",
            "struct A { subscript(a: Int, at b: Int) -> Int { get { 1 } set {} } }",
            "subscript(_:at:).get 1 0",
            "subscript(_:at:).set 1 0"
        ),
        BodySample(
            "a subscript's getter without `get`",
            "struct A { subscript(a: Int) -> Int { a } }",
            "subscript(_:).get 1 0"
        ),
        BodySample(
            "what a protocol requires is no body; what its extension gives is one",
            "protocol A { func b()\nvar c: Int { get }\ninit()\nsubscript(d: Int) -> Int { get } }\nextension A { func b() {} }",
            "b() 1 0"
        ),
        BodySample(
            "names in backticks are written without",
            "func `if`() {}\nlet `in` = { 1 }()",
            "if() 1 0",
            "in 1 0"
        ),
        BodySample(
            "a function without a body, as foreign ones have",
            "@_silgen_name(\"f\") func f()\n@_extern(c) func g()"
        ),
    ]
}
