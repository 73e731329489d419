import Testing

@testable import Parsing

@Suite("Nesting scan")
struct NestingScanTests {
    @Test(
        "Nesting that the parser could not cope with is found",
        arguments: [
            "(", "[", "{", "a(", "A<", "#if a\n", "await ", "else if a {} ", "if a { ", "\"\\(", "-> A ", "() -> ",
            "(A, B) ->\n", "() throws -> ",
        ]
    )
    func tooDeep(_ piece: String) {
        #expect(NestingScan.scan("let a: A " + String(repeating: piece, count: 100_000)).excess != nil)
    }

    @Test(
        "What is closed again, or is no nesting, can come as often as it likes",
        arguments: [
            "a()\n", "[1]\n", "{}\n", "let a: A<B> = c\n", "#if a\n#endif\n", "await a()\n", "if a < b {}\n",
            "// ((((\n", "/* [[[[ */\n", "\"((((\"\n", "#\"[[\"[[\"#\n", "\"\"\"\n((((\n\"\"\"\n",
            // A regex may leave brackets open; the brace that closes around it closes them too.
            "{ /[(]/ }\n",
            "case a, b: c ?? d\n",
            "func f() -> A\n", "@objc func f() -> () -> A\n", "let a: () -> A = { $0 }\n", "a: () -> A, ", "() -> A; ",
            "@A() var a: () -> () -> B { c }\n", "(a: () -> A) -> B\n()\n",
            // Generated code is long, and no deeper for that.
            "case a\n", "import A\n", "try await a\n", "if a { b } else { c }\n",
            "if a < b, c < d { e < f }\n", "let a = b < c\n", "f(a < b, c < d)\n", "for a in b where c < d {}\n",
            "return if a { b } else { c }\n",
            "a ? b : c\n", "if a { b } else if c { d } else { e }\n", "#if a\n#elseif b\n#endif\n",
            "#sourceLocation()\n", "#\"a\"#\n", "// ########\n", "a <<<<<<< b\n", "\"\"\"\n<<<<<<< a\n\"\"\"\n",
        ]
    )
    func flat(_ piece: String) {
        // More than the largest maximum.
        #expect(NestingScan.scan(String(repeating: piece, count: 5_000)).excess == nil)
    }

    @Test("The place is that of the first bracket too many")
    func place() {
        let excess = NestingScan.scan("a\n" + String(repeating: "(", count: 200)).excess

        #expect(excess == NestingScan.Excess(kind: .nesting, offset: 2 + 128, maximum: 128))
    }

    @Test(
        "A row of words is not called nesting, and neither is one alternative after the other",
        arguments: [
            ("await ", NestingScan.Excess.Kind.words, 128), ("as C ", .words, 4_000),
            ("else if a {} ", .alternatives, 4_000), ("{ ", .nesting, 128), ("#", .hashes, 128),
            ("#if a\n", .nesting, 16), ("func f() {\n#if a\n", .nesting, 16),
            ("\n<<<<<<< ", .conflict, 0), ("\n>>>> ", .conflict, 0),
            ("try\nawait\n", .words, 4_000), ("-> A\n-> B\n", .words, 4_000), ("a ? ", .nesting, 4_000),
            ("a <\nb < ", .comparisons, 256),
            ("a < b, ", .comparisons, 256), ("a < b,\n", .comparisons, 256),
            ("a < b,\nc: max(d < e, f),\n", .comparisons, 256),
            ("() -> ", .nesting, 4_000), ("(A, B)\n-> ", .nesting, 4_000),
            ("if a { b } else if ", .alternatives, 4_000),
            ("else\nif a {}\n", .alternatives, 4_000),
            ("{ if a {}\nelse if b {}\n} else if c {}", .alternatives, 4_000),
        ]
    )
    func kinds(piece: String, kind: NestingScan.Excess.Kind, maximum: Int) throws {
        let excess = try #require(NestingScan.scan("a " + String(repeating: piece, count: 10_000)).excess)

        #expect(excess.kind == kind)
        #expect(excess.maximum == maximum)
    }

    @Test(
        "Of signs whose trees are large one file has not too many",
        arguments: [("\\", NestingScan.Excess.Kind.backslashes, 100_000), ("{}", .braces, 250_000)]
    )
    func largeTrees(piece: String, kind: NestingScan.Excess.Kind, maximum: Int) throws {
        let excess = NestingScan.scan(String(repeating: piece, count: maximum + 1)).excess

        #expect(excess == NestingScan.Excess(kind: kind, offset: piece.utf8.count * maximum, maximum: maximum))
    }

    @Test("What stands in an interpolation is code, and what follows it is text again")
    func interpolations() {
        let deep = String(repeating: "[", count: 30)

        #expect(NestingScan.scan("let a = \"\\(\(deep)\"").excess?.maximum == 6)
        #expect(NestingScan.scan("let a = #\"\\#(\(deep)\"#").excess?.maximum == 6)
        #expect(NestingScan.scan("let a = \"\"\"\n\\(\(deep)\n\"\"\"").excess?.maximum == 6)
        #expect(NestingScan.scan("let a = #\"\\(\(deep)\"#").excess == nil)
        #expect(NestingScan.scan("let a = \"\\(b) \(deep) \\(c(\"\(deep)\")) \(deep)\"").excess == nil)
        // What is left open is closed by the brace around it, and then the text goes on to the end of the line.
        #expect(NestingScan.scan("{ \"\\(( } \(deep)\n\(deep.prefix(5))").excess == nil)
    }

    @Test(
        "Square brackets that begin with one another are few, for the parser takes twice as long with each",
        arguments: [
            "[", "[(", "[A<", "[@a ", "[(A, ", "[[A: ", "[ [\n", "[A.B<C, ", "[any(", "[some(", "[@a(", "[@a.b[",
            "[A<[each(",
        ]
    )
    func squares(_ piece: String) {
        #expect(NestingScan.scan("let a: " + String(repeating: piece, count: 12)).excess?.maximum == 6)
        #expect(NestingScan.scan("let a: " + String(repeating: piece, count: 3) + "A").excess == nil)
    }

    @Test(
        "Where no type can begin, square brackets are brackets like others",
        arguments: ["[a, ", "[a: ", "[[a], ", "[.f([", "[\"a\": ", "[[\"a\": ", "[{", "f([", "[(\"a\", ", "f["]
    )
    func plainSquares(_ piece: String) {
        #expect(NestingScan.scan("let a = " + String(repeating: piece, count: 40)).excess == nil)
    }
}
