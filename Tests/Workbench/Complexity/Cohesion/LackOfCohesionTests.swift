import Complexity
import Testing

struct LackOfCohesionTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let reason: String
        let members: String

        /// The components, each with its members between blanks; none where the figure is not defined.
        let components: [String]?

        var testDescription: String { reason }
    }

    @Test("members that use each other are one component", arguments: samples)
    func components(sample: Sample) throws {
        let first = try #require(CodeBase("class A {\n\(sample.members)\n}").lackOfCohesion.first)
        #expect(first.components?.map { $0.joined(separator: " ") } == sample.components, "\(sample.reason)")
        #expect(first.value == sample.components?.count)
    }

    private static let samples = [
        Sample(
            reason: "two methods that share a property are one",
            members: "var x = 1\nfunc f() { x }\nfunc g() { self.x }",
            components: ["x f g"]
        ),
        Sample(
            reason: "two methods with a property each are two",
            members: "var x = 1, y = 2\nfunc f() { x }\nfunc g() { y }",
            components: ["x f", "y g"]
        ),
        Sample(
            reason: "a call joins two methods",
            members: "var x = 1, y = 2\nfunc f() { x\ng() }\nfunc g() { y }",
            components: ["x y f g"]
        ),
        Sample(
            reason: "a property that nobody uses is a component of its own",
            members: "var x = 1, y = 2\nfunc f() { x }\nfunc g() { x }",
            components: ["x f g", "y"]
        ),
        Sample(
            reason: "a method that uses nothing is one too",
            members: "var x = 1\nfunc f() { x }\nfunc g() { print() }",
            components: ["x f", "g"]
        ),
        Sample(reason: "one method is not enough", members: "var x = 1\nfunc f() { x }", components: nil),
        Sample(
            reason: "without a stored property there is no figure",
            members: "var x: Int { 1 }\nfunc f() {}\nfunc g() {}",
            components: nil
        ),
        Sample(
            reason: "initialisers and deinitialisers join nothing",
            members: "var x = 1, y = 2\ninit() { x = 1; y = 2 }\ndeinit { x; y }\nfunc f() { x }\nfunc g() { y }",
            components: ["x f", "y g"]
        ),
        Sample(
            reason: "static members are left out, and join nothing",
            members:
                "static var s = 1\nvar x = 1\nstatic func h() {}\nclass func i() {}\nfunc f() { x; Self.s; s }\nfunc g() { s }",
            components: ["x f", "g"]
        ),
        Sample(
            reason: "a computed property joins what it uses and what uses it, and is no member of the figure",
            members: "var x = 1\nvar c: Int { x }\nvar d: Int { 2 }\nfunc f() { c }\nfunc g() { x }",
            components: ["x f g"]
        ),
        Sample(
            reason: "an observer belongs to its property",
            members: "var x = 1 { didSet { f() } }\nfunc f() {}\nfunc g() {}",
            components: ["x f", "g"]
        ),
        Sample(
            reason: "a lazy value belongs to its property",
            members: "lazy var x = { y }()\nvar y = 1\nfunc f() { x }\nfunc g() { y }",
            components: ["x y f g"]
        ),
        Sample(
            reason: "a parameter hides a property, `self.` does not",
            members: "var x = 1, y = 2\nfunc f(x: Int) { x }\nfunc g(y: Int) { self.y = y }",
            components: ["x", "y g", "f"]
        ),
        Sample(
            reason: "a local variable hides a property from its line on, not in what it is made from",
            members: "var x = 1, y = 2\nfunc f() { let x = 1; x }\nfunc g() { let y = y }",
            components: ["x", "y g", "f"]
        ),
        Sample(
            reason: "a local variable hides nothing outside its block",
            members: "var x = 1\nfunc f() { do { let x = 1 }\nx }\nfunc g() { if let x {} else { x } }",
            components: ["x f g"]
        ),
        Sample(
            reason: "`if let x` and `guard let x` read the property of that name",
            members: "var x: Int?, y: Int?\nfunc f() { if let x { x } }\nfunc g() { guard let y else { return } }",
            components: ["x f", "y g"]
        ),
        Sample(
            reason: "patterns of loops, cases, catches and closures hide properties",
            members: """
                var x = 1
                func f() { for x in 1...2 { x }\nswitch a { case .b(let x): x\ndefault: c() } }
                func g() { do {} catch let x { x }\nd { x in x }\nd { (x: Int) in x }\nd { [x = 1] in x } }
                """,
            components: ["x", "f", "g"]
        ),
        Sample(
            reason: "names that Swift gives hide properties: `newValue`, `oldValue`, `error`",
            members:
                "var error = 1, newValue = 2\nvar c: Int { get { 1 } set { newValue } }\nfunc f() { do {} catch { error } }\nfunc g() { c }",
            components: ["error", "newValue", "f", "g"]
        ),
        Sample(
            reason: "a capture reads the property of its name; `self?` and `self!` are `self`",
            members:
                "var x = 1, y = 2\nfunc f() { d { [x] in 1 }\nd { [weak self] in self?.y } }\nfunc g() { self!.y }",
            components: ["x y f g"]
        ),
        Sample(
            reason: "members of others and labels with the same name join nothing",
            members: "var x = 1\nfunc f() { a.x\n.x\nb(x: 1)\n\\A.x }\nfunc g() {}",
            components: ["x", "f", "g"]
        ),
        Sample(
            reason: "a property's wrapper is the property",
            members: "@W var x = 1\nvar y = 2\nfunc f() { $x }\nfunc g() { _x }",
            components: ["x f g", "y"]
        ),
        Sample(
            reason: "a subscript is a method, whatever its accessors are",
            members: "var x = 1\nsubscript(i: Int) -> Int { get { x } set { x = newValue } }\nfunc f() { self[1] }",
            components: ["x subscript f"]
        ),
        Sample(
            reason: "a local function hides a method; a local type has members of its own",
            members: "var x = 1\nfunc f() { func g() {}\ng()\nstruct B { var x = 1; func h() { x } } }\nfunc g() { x }",
            components: ["x g", "f"]
        ),
        Sample(
            reason: "overloads are methods each, and a use of their name joins all",
            members: "var x = 1\nfunc f() {}\nfunc f(a: Int) {}\nfunc g() { f() }",
            components: ["x", "f f g"]
        ),
        Sample(
            reason: "members in `#if` are members",
            members: "var x = 1\n#if B\nfunc f() { x }\n#else\nfunc g() { x }\n#endif",
            components: ["x f g"]
        ),
        Sample(
            reason: "interpolations use what they name",
            members: "var x = 1\nfunc f() { \"\\(x)\" }\nfunc g() { x }",
            components: ["x f g"]
        ),
    ]

    @Test("extensions in other files are folded in; nested types are apart")
    func extensions() {
        let code = CodeBase(
            "extension A { func g() { x } }",
            "struct A { var x = 1, y = 2\nfunc f() { y }\nstruct B { var x = 1\nfunc f() { x }\nfunc g() { x } } }"
        )
        #expect(code.lackOfCohesion.map { $0.type.qualifiedName } == ["A", "A.B"])
        #expect(code.lackOfCohesion.map(\.components) == [[["g", "x"], ["y", "f"]], [["x", "f", "g"]]])
    }

    @Test("the example of the documentation falls into the two parts that it names")
    func documentedExample() throws {
        let code = CodeBase(
            """
            final class CatStore {
                private var cats: [Cat] = []
                private var log: [String] = []
                private let limit = 10

                init() { log = [] }

                var isFull: Bool { cats.count >= limit }

                func add(_ cat: Cat) {
                    if !isFull { cats.append(cat) }
                }

                func note(_ line: String) { log.append(line) }
            }
            """
        )
        let store = try #require(code.lackOfCohesion.first)
        #expect(store.components == [["cats", "limit", "add"], ["log", "note"]])
    }
}
