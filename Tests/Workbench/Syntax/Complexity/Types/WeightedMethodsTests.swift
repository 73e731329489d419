import Complexity
import Testing

struct WeightedMethodsTests {
    @Test("a type's bodies are summed, those of its extensions in other files too")
    func extensions() {
        let code = CodeBase(
            "extension A { func g() { if a && b {} } }\nextension String { func h() {} }",
            "class A { init() {}\nvar c: Int { d ?? e }\nlet f = { 1 }() }\nfunc free() {}"
        )
        // g: 1 + `if` + `&&`; init: 1; c: 1 + `??`; f: 1.
        #expect(code.sums == ["A 7"])
        #expect(code.weightedMethods.flatMap(\.bodies).map(\.name) == ["g()", "init()", "c.get", "f"])
    }

    @Test("a nested type has its own sum, and a type without bodies has 0")
    func nested() {
        let code = CodeBase(
            "struct A { func f() {}\nenum B { case c\nfunc g() { if d {} } } }\nprotocol E { func h() }"
        )
        #expect(code.sums == ["A 1", "A.B 2", "E 0"])
    }

    @Test("a local function is a body of the type around it, a local type is a type of its own")
    func local() {
        let code = CodeBase("struct A { func f() { func g() {}\nstruct B { func h() {} } } }")
        #expect(code.sums == ["A 2", "A.B 1"])
    }

    @Test("types of one name that are private to their files are apart, what is nested in them too")
    func privateTypes() {
        let code = CodeBase(
            "private struct A { func f() {}\nstruct B {} }\nextension A.B { func g() { if a {} } }",
            "private struct A { func f() { if a || b {} }\nstruct B {} }"
        )
        #expect(code.sums == ["A 1", "A.B 2", "A 3", "A.B 0"])
    }

    @Test("a type that both branches of `#if` declare is one")
    func conditional() {
        let code = CodeBase("#if A\nstruct B { func f() {} }\n#else\nstruct B { func g() {} }\n#endif")
        #expect(code.sums == ["B 2"])
    }

    @Test("the bodies of a protocol's extensions are the protocol's")
    func protocols() {
        #expect(CodeBase("protocol A {}\nextension A { func f() { for a in b {} } }").sums == ["A 2"])
    }
}

extension CodeBase {
    fileprivate var sums: [String] { weightedMethods.map { "\($0.type.qualifiedName) \($0.value)" } }
}
