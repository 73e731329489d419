import Complexity
import Testing

struct LackOfCohesionTests {
    @Test("members that use each other are one component", arguments: graphs)
    func components(sample: MemberSample) throws {
        let first = try #require(CodeBase("class A {\n\(sample.members)\n}").lackOfCohesion.first)
        #expect(first.components?.map { $0.joined(separator: " ") } == sample.components, "\(sample.reason)")
        #expect(first.value == sample.components?.count)
    }

    private static let graphs = [
        MemberSample(
            reason: "two methods that share a property are one",
            members: "var x = 1\nfunc f() { x }\nfunc g() { self.x }",
            components: ["x f g"]
        ),
        MemberSample(
            reason: "two methods with a property each are two",
            members: "var x = 1, y = 2\nfunc f() { x }\nfunc g() { y }",
            components: ["x f", "y g"]
        ),
        MemberSample(
            reason: "a call joins two methods",
            members: "var x = 1, y = 2\nfunc f() { x\ng() }\nfunc g() { y }",
            components: ["x y f g"]
        ),
        MemberSample(
            reason: "a property that nobody uses is a component of its own",
            members: "var x = 1, y = 2\nfunc f() { x }\nfunc g() { x }",
            components: ["x f g", "y"]
        ),
        MemberSample(
            reason: "a method that uses nothing is one too",
            members: "var x = 1\nfunc f() { x }\nfunc g() { print() }",
            components: ["x f", "g"]
        ),
        MemberSample(reason: "one method is not enough", members: "var x = 1\nfunc f() { x }", components: nil),
        MemberSample(
            reason: "without a stored property there is no figure",
            members: "var x: Int { 1 }\nfunc f() {}\nfunc g() {}",
            components: nil
        ),
        MemberSample(
            reason: "initialisers and deinitialisers join nothing",
            members: "var x = 1, y = 2\ninit() { x = 1; y = 2 }\ndeinit { x; y }\nfunc f() { x }\nfunc g() { y }",
            components: ["x f", "y g"]
        ),
        MemberSample(
            reason: "static members are left out, and join nothing",
            members:
                "static var s = 1\nvar x = 1\nstatic func h() {}\nclass func i() {}\nfunc f() { x; Self.s; s }\nfunc g() { s }",
            components: ["x f", "g"]
        ),
        MemberSample(
            reason: "a computed property joins what it uses and what uses it, and is no member of the figure",
            members: "var x = 1\nvar c: Int { x }\nvar d: Int { 2 }\nfunc f() { c }\nfunc g() { x }",
            components: ["x f g"]
        ),
        MemberSample(
            reason: "an observer belongs to its property",
            members: "var x = 1 { didSet { f() } }\nfunc f() {}\nfunc g() {}",
            components: ["x f", "g"]
        ),
        MemberSample(
            reason: "a lazy value belongs to its property",
            members: "lazy var x = { y }()\nvar y = 1\nfunc f() { x }\nfunc g() { y }",
            components: ["x y f g"]
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
