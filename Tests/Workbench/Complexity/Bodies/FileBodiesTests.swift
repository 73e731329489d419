import Complexity
import Parsing
import Testing

struct FileBodiesTests {
    @Test("every body of a file is found, and nothing else", arguments: samples)
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
        BodySample(
            "all top-level code of a file is one body",
            "if a {}\nfunc f() {}\nprint(b ?? c)\nfor d in e {}",
            "Sample.swift 4(1) 2",
            "f() 1 0"
        ),
        BodySample(
            "in a script, globals are initialised as a part of the top-level code, from the first one on",
            "let a = b ? 1 : 2\nprint(a)",
            "Sample.swift 2 1"
        ),
        BodySample(
            "a function in a statement of top-level code lies in it",
            "do { func f() { if a {} } }",
            "Sample.swift 1 2",
            "f() 2 -"
        ),
        BodySample(
            "a macro that stands for a declaration is a body if it holds code",
            "#warning(\"b\")\n#Preview { if a {} }",
            "#Preview 2 1"
        ),
        BodySample(
            "the arguments of attributes are no part of a body",
            "@Test(arguments: a ?? b) func f() {}\nstruct C { @D({ $0 ? 1 : 2 }) var e: Int }",
            "f() 1 0"
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

    @Test("a body has its kind, its type, its place and its lines")
    func places() {
        let text = """
            extension Outer {
                /// Not in it.
                @MainActor
                func load(_ name: String) {
                    func step() {}
                }
                struct Inner {
                    @Wrapped
                    var count: Int {
                        1
                    }
                    static let table = [1].map {
                        $0 + 1
                    }, size = 1
                    var both: Int {
                        get { 1 }
                        set {
                        }
                    }
                }
            }
            extension [Int] {
                init(a: Int) {
                }
            }
            print(1)
            func free() {}
            #Preview {
            }
            print(
                2)
            """
        let bodies = BodySample.bodies(of: text, path: "App/Sample.swift").map { body in
            "\(body.name) \(body.kind) \(body.type ?? "-") \(body.position.line):\(body.position.column) \(body.lines)"
        }
        #expect(
            bodies == [
                "load(_:) function Outer 4:10 3...6",
                "step() function Outer 5:14 5...5",
                "count.get accessor Outer.Inner 9:13 8...11",
                "table initialValue Outer.Inner 12:20 12...14",
                "both.get accessor Outer.Inner 16:13 16...16",
                "both.set accessor Outer.Inner 17:13 17...18",
                "init(a:) initializer [Int] 23:5 23...24",
                "Sample.swift topLevel - 26:1 26...31",
                "free() function - 27:6 27...27",
                "#Preview macro - 28:1 28...29",
            ]
        )
    }

    @Test("a file named main.swift is a script, without any statement too")
    func mainFile() {
        let bodies = BodySample.bodies(of: "let a = b ?? c", path: "Sources/tool/main.swift")
        #expect(bodies.map(\.name) == ["main.swift"])
        #expect(bodies.map(\.cyclomatic) == [CyclomaticComplexity(mcCabe: 1, coalescings: 1)])
        #expect(BodySample.bodies(of: "func f() {}", path: "main.swift").map(\.name) == ["f()"])
        #expect(BodySample.bodies(of: "let a = b ?? c", path: "domain.swift").isEmpty)
    }

    @Test("code that does not parse still gives the bodies that can be told")
    func brokenCode() {
        #expect(!BodySample.bodies(of: "func f( { if a && { ? : ?? ").isEmpty)
        #expect(
            BodySample.bodies(of: "struct A { func f() { if a {} }\n} } ) func g() { a && }").map(\.name).contains(
                "g()"
            )
        )
    }
}
