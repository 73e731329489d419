import Testing

/// A source, and its outline as it is written by hand.
struct OutlinedSource: CustomTestStringConvertible, Sendable {
    let construct: String
    let text: String

    /// What the braces of the text hold is a blank for each byte.
    let outline: String

    var testDescription: String { construct }

    /// `⟦` and `⟧` stand around what is blank in the outline, and in neither of the two texts.
    init(_ construct: String, _ marked: String) {
        self.construct = construct
        text = marked.filter { $0 != "⟦" && $0 != "⟧" }
        var isBlank = false
        var outline = ""
        for character in marked {
            switch character {
            case "⟦": isBlank = true
            case "⟧": isBlank = false
            case let inside where isBlank && !inside.isNewline:
                outline += String(repeating: " ", count: inside.utf8.count)
            default: outline.append(character)
            }
        }
        self.outline = outline
    }
}

extension OutlinedSource {
    static let all = literals + comments + regexes + declarations + doubtful

    private static let literals = [
        OutlinedSource("a text", #"struct A {⟦ let a = "}{" ⟧}; let b = "{""#),
        OutlinedSource("an escaped quote", #"struct A {⟦ let a = "\"}\\" ⟧}; let b = "\"{""#),
        OutlinedSource("a raw text", ##"struct A {⟦ let a = #"}"{\"# ⟧}; let b = #"{""#"##),
        OutlinedSource("a raw text of two hashes", ###"struct A {⟦ let a = ##"}"#{"## ⟧}; let b = ##"{"#}"##"###),
        OutlinedSource("a quote in a raw text", ##"struct A {⟦ let a = #"""# ⟧}; let b = 1"##),
        OutlinedSource(
            "a text of several lines",
            "func a() {⟦\n    b(\"\"\"\n        }\"{\"\"\n        \"\"\")\n⟧}\nlet c = 1\n"
        ),
        OutlinedSource(
            "an escaped line end",
            "func a() {⟦\n    b(\"\"\"\n        } \\\n        {\n        \"\"\")\n⟧}\nlet c = 1\n"
        ),
        OutlinedSource(
            "a raw text of several lines",
            "func a() {⟦\n    b(#\"\"\"\n        }\"\"\"{\n        \"\"\"#)\n⟧}\nlet c = 1\n"
        ),
        OutlinedSource("an interpolation", #"func a() {⟦ b("} \(c { "}" }) {") ⟧}; let d = "\(e { 1 })""#),
        OutlinedSource("an interpolation in one", #"func a() {⟦ b("\(c("\(d("}") { 1 })") { "{" })") ⟧}; let e = 1"#),
        OutlinedSource("a raw interpolation", ##"func a() {⟦ b(#"\(} \#(c { "}" })"#) ⟧}; let d = 1"##),
        OutlinedSource(
            "an interpolation of several lines",
            "func a() {⟦ b(\"\"\"\n    \\(c {\n    \"}\" })\n    \"\"\") ⟧}\nlet d = 1"
        ),
        OutlinedSource("letters of several bytes", #"func a() {⟦ b("🦆}é") ⟧}; let ä = "é}""#),
    ]

    private static let comments = [
        OutlinedSource("a comment to the end of the line", "struct A {⟦ // }\n ⟧} // {\nlet b = 1"),
        OutlinedSource("a comment with line ends of other systems", "struct A {⟦ // }\r\n // {\r ⟧}\r\nlet b = 1"),
        OutlinedSource("comments in comments", "/* { /* } */ { */ struct A {⟦ /* } /* } */ { */ ⟧} /* } */; let b = 1"),
        OutlinedSource("a comment with a quote", "struct A {⟦ /* \" */ let a = \"*/\" // \"\n ⟧}\nlet b = 1"),
        OutlinedSource("a text with a comment", "struct A {⟦ let a = \"/* // }\" ⟧}\nlet b = 1"),
        OutlinedSource("a script's first line", "#!/usr/bin/env swift {\"\nfunc a() {⟦ b() ⟧}\na()"),
        OutlinedSource("documentation", "/// A { brace.\n/** } */\nstruct A {⟦ /// }\n let a = 1 ⟧}"),
    ]

    private static let regexes = [
        OutlinedSource("a division", "func a() {⟦ b / c / d ⟧}\nlet e = f/g/h + (i)/j/k"),
        OutlinedSource("a division after a bracket", "func a() {⟦ b[1]/c/d(e) ⟧}\nlet e = 1"),
        OutlinedSource("a regex literal", "func a() { b(/}/) }\nlet e = 1"),
        OutlinedSource("a regex literal with hashes", "func a() { b(#/}\"/#) }\nlet e = 1"),
        OutlinedSource("a regex literal of several lines", "func a() { b(#/\n  } # {\n/#) }\nlet e = 1"),
        OutlinedSource("a regex literal outside braces", "let a = /{/\nfunc b() { c() }"),
    ]

    private static let declarations = [
        OutlinedSource(
            "types in types",
            "struct A {⟦ enum B { case c }; class D { func e() { f { 1 } } } ⟧}\nactor G {⟦⟧}"
        ),
        OutlinedSource(
            "an extension",
            "@available(macOS 14, *) extension A: @retroactive B where C == D {⟦ func e() {} ⟧}"
        ),
        OutlinedSource("a protocol", "public protocol A<B>: C {⟦ associatedtype B; var d: Int { get set } ⟧}"),
        OutlinedSource("a function", "func a<B>(_ c: B = d {⟦ 1 ⟧}) async throws -> B where B: C {⟦ { e } () ⟧}"),
        OutlinedSource("accessors", "var a: Int {⟦ get { 1 } set { b { newValue } } ⟧}\nvar c = 1 {⟦ didSet { } ⟧}"),
        OutlinedSource("a closure", "let a = {⟦ (b: Int) -> Int in { b }() ⟧}()\nlet c = d {⟦ $0 ⟧} e: {⟦ $1 ⟧}"),
        OutlinedSource(
            "statements",
            "if a {⟦ b ⟧} else if c {⟦ d ⟧} else {⟦ e ⟧}\nfor f in g {⟦ h ⟧}\nrepeat {⟦ i ⟧} while j"
        ),
        OutlinedSource("a switch", "switch a {⟦ case .b: { 1 }; case let c where c { d }: 2; default: 3 ⟧}\nlet e = 1"),
        OutlinedSource(
            "conditional code",
            "#if A\nstruct B {⟦ let c = 1 ⟧}\n#elseif os(Linux)\nstruct D {⟦ ⟧}\n#else\nlet e = 1\n#endif"
        ),
        OutlinedSource(
            "conditional code in braces",
            "struct A {⟦\n#if B\n    func c() {}\n#else\n    func c() { d }\n#endif\n⟧}"
        ),
        OutlinedSource("attributes", "@A(b: {⟦ 1 ⟧}) @C struct D {⟦ @E var f: Int { 1 } ⟧}\n@main struct G {⟦⟧}"),
        OutlinedSource(
            "macros",
            "#a(b) {⟦ c { 1 } ⟧}\n@attached(member) macro d() = #externalMacro(module: \"{\", type: \"}\")"
        ),
        OutlinedSource("a macro in braces", "struct A {⟦ #b { \"}\" }\n let c = #d(\"{\") ⟧}"),
        OutlinedSource(
            "operators",
            "infix operator ~~: A\nprefix func -- (a: B) -> B {⟦ a ⟧}\nlet c = d ?? {⟦ 1 ⟧}() << {⟦ 2 ⟧}()"
        ),
        OutlinedSource("an operator beside a brace", "let a = b {⟦ $0>=$1 ⟧}<<{⟦ 1 ⟧}()\nlet c = 1"),
        OutlinedSource("names in backticks", "struct `A` {⟦ var `a`: Int ⟧}\nlet `b` = 1\nfunc `class`() {⟦ `self` ⟧}"),
        OutlinedSource("an alias", "typealias A = B\nstruct C {⟦ let d = 1 ⟧}"),
        OutlinedSource(
            "an alias in types",
            "struct A { typealias B = C; func d() {⟦ e { 1 } ⟧}; enum F {⟦ case g ⟧} }\nlet h = {⟦ 1 ⟧}"
        ),
        OutlinedSource(
            "an alias in a function",
            "func a() { if b {⟦ c ⟧}; if d { typealias E = F; g {⟦ 1 ⟧} } }\nlet h = 1"
        ),
        OutlinedSource("words that begin as an alias does", "func a() {⟦ typealiases = 1; typealias1() ⟧}\nlet b = 1"),
    ]

    /// The whole text, since braces do not pair, or might not.
    private static let doubtful = [
        OutlinedSource("a brace too many", "struct A { } }\nlet b = { 1 }"),
        OutlinedSource("a brace too few", "struct A { func b() { 1 }\nlet c = 1"),
        OutlinedSource("a text without an end", "struct A { let b = \"} }\n}\nlet c = 1"),
        OutlinedSource("a text of several lines without an end", "struct A { let b = \"\"\"\n} }\nlet c = 1"),
        OutlinedSource("an interpolation without an end", "struct A { let b = \"\\(c\" }\nlet d = 1"),
        OutlinedSource("a comment without an end", "struct A { /* /* */ }\nlet b = 1"),
        OutlinedSource("a placeholder", "struct A { <#}#> }\nlet b = 1"),
        OutlinedSource("a name without its other backtick", "struct A { `b }\nlet c = 1"),
        OutlinedSource("a name of signs in backticks", "struct A { var `}`: Int }\nlet b = 1"),
        OutlinedSource("an operator with a slash", "infix operator ~/~: A\nlet b = { 1 }"),
        OutlinedSource("a quote of another language", "struct A { '}' }\nlet b = 1"),
    ]
}
