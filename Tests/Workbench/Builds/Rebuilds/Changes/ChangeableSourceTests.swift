import Parsing
import Testing

@testable import Rebuilds

struct ChangeableSourceTests {
    private func changeable(_ text: String, onlyProcedures: Bool = false) -> ChangeableSource? {
        ChangeableSource(ParsedFile(path: "Cat.swift", text: text), onlyProcedures: onlyProcedures)
    }

    @Test("A statement more stands first in the first body", arguments: Bodies.all)
    func body(_ example: Bodies) throws {
        let source = try #require(changeable(example.before))
        #expect(source.text(with: [SourceChange(.body, number: 7)]) == example.after)
        #expect(source.text(with: []) == example.before)
    }

    @Test("What could not be told from what it gives is passed over, and without a body there is no place")
    func none() {
        #expect(changeable("struct Cat { let name: String }") == nil)
        #expect(changeable("protocol Cat { func purr() }") == nil)
        #expect(changeable("func purr() -> Int {\n#if DEBUG\n1\n#else\n2\n#endif\n}") == nil)
    }

    @Test("Among procedures alone, functions that give something, initialisers and getters are passed over")
    func procedures() throws {
        let text = "struct Cat { init() {}; var age: Int { 3 }; func name() -> String { n }; func purr() {} }"
        let changed = try #require(changeable(text, onlyProcedures: true)).text(with: [SourceChange(.body, number: 1)])
        #expect(changed == text.replacing("purr() {", with: "purr() {\n        let _ = 1\n"))
        #expect(changeable("func name() -> String { n }", onlyProcedures: true) == nil)
    }

    @Test("A function more stands in the first type that others see, or at the end", arguments: Interfaces.all)
    func interface(_ example: Interfaces) throws {
        let source = try #require(changeable(example.before))
        #expect(source.text(with: [SourceChange(.interface, number: 2)]) == example.after)
    }

    @Test("Changes of both kinds stand side by side, each where it would be alone")
    func several() throws {
        let source = try #require(changeable("struct Cat { func age() -> Int {a} }"))
        let changes = [
            SourceChange(.body, number: 1), SourceChange(.interface, number: 2), SourceChange(.body, number: 3),
        ]
        #expect(
            source.text(with: changes) == """
                struct Cat {
                func addedFunction2() {}
                 func age() -> Int {
                        let _ = 1

                        let _ = 3
                return a} }
                """
        )
    }
}

/// A file, and the same with a statement more.
struct Bodies: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    private init(_ name: String, _ before: String, _ after: String) {
        (testDescription, self.before, self.after) = (name, before, after)
    }

    private static let added = "{\n        let _ = 7\n"

    static let all = [
        Bodies("nothing is given", "func purr() { draw() }", "func purr() \(added) draw() }"),
        Bodies("nothing is done", "func purr() {}", "func purr() \(added)}"),
        Bodies("the only expression is given", "func a() -> Int { b }", "func a() -> Int \(added) return b }"),
        Bodies("it may fail", "func a() throws -> Int { try b() }", "func a() throws -> Int \(added) return try b() }"),
        Bodies(
            "a choice is given",
            "func a() -> Int { if b { 1 } else { 2 } }",
            "func a() -> Int \(added) return if b { 1 } else { 2 } }"
        ),
        Bodies(
            "branches return by themselves",
            "func a() -> Int { if b { return 1 } else { return 2 } }",
            "func a() -> Int \(added) if b { return 1 } else { return 2 } }"
        ),
        Bodies(
            "a closure's return is not the body's",
            "func a() -> Int { if b { c { return 1 } } else { 2 } }",
            "func a() -> Int \(added) return if b { c { return 1 } } else { 2 } }"
        ),
        Bodies("several statements", "func a() -> Int { b(); return 1 }", "func a() -> Int \(added) b(); return 1 }"),
        Bodies("a return", "func a() -> Int { return 1 }", "func a() -> Int \(added) return 1 }"),
        Bodies("a getter", "var a: Int { b }", "var a: Int \(added) return b }"),
        Bodies("an initialiser", "struct A { init() { b = 1 } }", "struct A { init() \(added) b = 1 } }"),
        Bodies(
            "letters of several bytes",
            "// Ä, 猫\nfunc a() -> Int { b }",
            "// Ä, 猫\nfunc a() -> Int \(added) return b }"
        ),
        Bodies(
            "the second body",
            "protocol P { func a() }\nfunc b() {}",
            "protocol P { func a() }\nfunc b() \(added)}"
        ),
    ]
}

/// A file, and the same with a function more.
struct Interfaces: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    private init(_ name: String, _ before: String, _ after: String) {
        (testDescription, self.before, self.after) = (name, before, after)
    }

    private static let added = "\nfunc addedFunction2() {}\n"

    static let all = [
        Interfaces("a type", "final class A { func a() {} }", "final class A {\(added) func a() {} }"),
        Interfaces(
            "others are hidden",
            "private struct A {}\nenum B { func b() {} }",
            "private struct A {}\nenum B {\(added) func b() {} }"
        ),
        Interfaces(
            "a protocol comes first",
            "protocol A {}\nactor B { func b() {} }",
            "protocol A {}\nactor B {\(added) func b() {} }"
        ),
        Interfaces("no type", "extension A { func a() {} }", "extension A { func a() {} }\(added)"),
    ]
}
