import Coupling
import Testing

struct ReferenceKindTests {
    /// Each text stands in a file with these, from line 2 on.
    private static let known =
        "protocol P {}; protocol Q {}; class C {}; struct S<T> { static let one = 1; struct N {} }; enum E { case a }; "
        + "func make() -> Int { 1 }; let limit = 1\n"

    @Test(
        "a reference is found wherever a name can stand, and says what it is",
        arguments: [
            ("class X: P {}", "X conforms P 2:10"),
            ("class X: C {}", "X inherits C 2:10"),
            ("protocol X: P {}", "X conforms P 2:13"),
            ("class X {}; extension X: @unchecked P {}", "X conforms P 2:37"),
            ("class X: @C Sendable {}", "X uses C 2:11"),
            ("class X: P & Sendable {}", "X conforms P 2:10"),
            ("class X: App.P {}", "X conforms P 2:10"),
            ("struct X { let p: P }", "X uses P 2:19"),
            ("struct X { let p: any P }", "X uses P 2:23"),
            ("struct X { var p: some P { 1 } }", "X uses P 2:24"),
            ("struct X { let p: [String: P?] }", "X uses P 2:28"),
            ("struct X { let p: ((P, Int) -> Void)! }", "X uses P 2:21"),
            ("struct X { let p: (Int, b: P) }", "X uses P 2:28"),
            ("struct X { let p: P.Type }", "X uses P 2:19"),
            ("struct X { let p: Array<P> }", "X uses P 2:25"),
            ("struct X<T: P> {}", "X uses P 2:13"),
            ("struct X<T> where T: P {}", "X uses P 2:22"),
            ("struct X { func f() throws(E) {} }", "X uses E 2:28"),
            ("protocol X { associatedtype T: P }", "X uses P 2:32"),
            ("struct X { subscript(i: Int) -> E { .a } }", "X uses E 2:33"),
            ("enum X { case a(E) }", "X uses E 2:17"),
            ("struct X { typealias T = E }", "X uses E 2:26"),
            ("@C struct X {}", "X uses C 2:2"),
            ("struct X { @C var v: Int }", "X uses C 2:13"),
            ("struct X { let c = C() }", "X creates C 2:20"),
            ("struct X { let c = C { 1 } }", "X creates C 2:20"),
            ("struct X { let c = C.init() }", "X creates C 2:20"),
            ("struct X { let c = [1].map(C.init) }", "X creates C 2:28"),
            ("struct X { let s = S<Int>() }", "X creates S 2:20"),
            ("struct X { let s = S<Int>.N() }", "X uses S 2:20"),
            ("struct X { let s = S<Int>.one }", "X uses S 2:20"),
            ("struct X { let s = [S<Int>]() }", "X uses S 2:21"),
            ("struct X { let s = S<Int>.one.description }", "X uses S 2:20"),
            ("struct X { let e = E.a }", "X uses E 2:20"),
            ("struct X { let e = E.self }", "X uses E 2:20"),
            ("struct X { let e = 1 as? E }", "X uses E 2:26"),
            ("struct X { let e = 1 is E }", "X uses E 2:25"),
            ("struct X { func f(x: Any) { if case E.a = x {} } }", "X uses E 2:37"),
            ("struct X { func f(x: Any) { switch x { case is C: 1 default: 2 } } }", "X uses C 2:48"),
            ("struct X { func f() { do {} catch E.a {} } }", "X uses E 2:35"),
            ("struct X { let path = \\E.description }", "X uses E 2:24"),
            ("struct X { func f() { use(\"\\(E.a)\") } }", "X uses E 2:30"),
            ("struct X { func f() { { E.a }() } }", "X uses E 2:25"),
            ("struct X { let n = make() }", "X calls Main.swift 2:20"),
            ("struct X { let n = make }", "X uses Main.swift 2:20"),
            ("struct X { let n = limit }", "X uses Main.swift 2:20"),
            ("struct X { let n = App.make() }", "X calls Main.swift 2:20"),
        ]
    )
    func kinds(text: String, statement: String) {
        #expect(CodeBase.graph(Self.known + text).statements == [statement])
    }

    @Test("an initialiser without a type's name counts where the name stands beside it")
    func implicitInitializer() {
        let graph = CodeBase.graph(
            "class C {}\nstruct X { let c: C = .init(); func f(c: C = .init()) -> C { .init() } }"
        )
        #expect(
            graph.statements == [
                "X uses C 2:19", "X creates C 2:23", "X uses C 2:42", "X creates C 2:46", "X uses C 2:58",
            ]
        )
    }

    @Test("the arguments of a generic type are found beside it")
    func genericArguments() {
        let graph = CodeBase.graph(
            "class Box<T> { class Lid<U> {} }\nstruct A {}\nstruct B {}\nclass X: Box<A> { let l = Box<A>.Lid<B>() }"
        )
        #expect(
            graph.statements == [
                "X uses A 4:14", "X uses A 4:31", "X uses B 4:38", "X inherits Box 4:10", "X uses Box 4:27",
            ]
        )
    }

    @Test("a member after a dot, an argument's label and a case without its type are no references")
    func noReferences() {
        let graph = CodeBase.graph(
            """
            enum make { case limit }
            func limit() {}
            struct X { func f(x: Any) { x.make(limit: 1); _ = \\Int.limit; x.y.limit(); _ = .limit; x?.limit } }
            """
        )
        #expect(graph.edges.isEmpty)
    }

    @Test("an edge keeps every place, in order")
    func evidence() {
        let graph = CodeBase.graph([
            "App/A.swift": "struct A {}",
            "App/B.swift": "struct B { let a: A\n let other = A() }\n",
            "App/C.swift": "extension B: Equatable { func f(a: A) {} }",
        ])
        #expect(graph.edges.count == 1)
        #expect(
            graph.edges[0].evidence.map { "\($0.kind.rawValue) \($0.file):\($0.position.line)" } == [
                "uses App/B.swift:1", "creates App/B.swift:2", "uses App/C.swift:1",
            ]
        )
    }
}
