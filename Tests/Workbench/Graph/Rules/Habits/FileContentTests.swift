import Parsing
import Rules
import Testing

struct FileContentTests {
    @Test(
        "Declarations and statements are those counted by hand",
        arguments: [
            // The type, its property and its function; one statement.
            ("struct A {\n let b = 1\n func c() -> Int { b }\n}", 3, 1),
            // A line with two properties, or two cases, is one member.
            ("enum A { case b, c }", 2, 0),
            // A requirement is a member.
            ("protocol A { func b() }", 2, 0),
            // An extension declares its members only, an import nothing.
            ("import B\nextension A { func b() {} }", 1, 0),
            // A function and a global at the top level; the getter has a statement.
            ("func a() {}\nvar b: Int { 1 }", 2, 1),
            // Top-level code does something.
            ("let a = 1\nprint(a)", 1, 1),
            // What a body declares is a statement of it; a local type's members are declared.
            ("func a() {\n let b = 1\n struct C { let d = 2 }\n}", 2, 2),
            // A closure and a branch are one statement each, and what stands in them counts by itself.
            ("func a() {\n b { c() }\n if d { e() }\n}", 1, 4),
            // A condition of the build is neither; both of its branches count.
            ("#if A\nfunc b() {}\n#else\nfunc b() { c() }\n#endif", 2, 1),
            ("struct A {\n#if B\n let c = 1\n#else\n let d = 1\n#endif\n}", 3, 0),
            ("func a() {\n#if B\n c()\n#else\n d()\n#endif\n}", 1, 2),
        ]
    )
    func counts(_ text: String, declarations: Int, statements: Int) {
        let content = FileContent(
            of: ParsedFile(path: "A.swift", text: text),
            role: nil,
            scene: nil,
            cognitiveComplexity: 0
        )
        #expect(content.declarations == declarations)
        #expect(content.statements == statements)
    }
}
