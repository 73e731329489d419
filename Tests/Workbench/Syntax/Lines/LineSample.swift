import Lines
import Parsing
import Testing

/// A small source with the class of each of its lines, found by hand.
///
/// Sources are strings with escapes, so that their line ends are what they say.
struct LineSample: Sendable, CustomTestStringConvertible {
    let reason: String
    let text: String

    /// One letter a line: `c` for code, `/` for a comment, `-` for a blank.
    let letters: String

    init(_ reason: String, _ text: String, _ letters: String) {
        self.reason = reason
        self.text = text
        self.letters = letters
    }

    var testDescription: String { reason }

    var counter: LineCounter { LineCounter(file: ParsedFile(path: "Sample.swift", text: text)) }

    static let all = comments + literals + lineEnds + others
}

extension LineSample {
    private static let comments = [
        LineSample("code and a comment on one line is code", "let a = 1 // one\n/* two */ let b = 2\n", "cc"),
        LineSample("comments of all kinds, doc comments too", "// a\n/// b\n/* c */\n/** d */\nlet e = 1\n", "////c"),
        LineSample("block comments nest: the first end is not the last", "/* /* */\nlet a = 1\n*/\nb()\n", "///c"),
        LineSample("a blank line inside a block comment is a comment", "/*\n\n \t\na\n*/\n\n", "/////-"),
        LineSample("code after a block comment's end makes that line code", "/* a\nb */ let c = 1\n", "/c"),
        LineSample("code before a block comment's start makes only that line code", "let a = 1 /* b\nc\n*/\n", "c//"),
        LineSample("a comment inside an expression", "let a = [\n    1,\n    // two\n\n    3,\n]\n", "cc/-cc"),
        LineSample("`//` inside a block comment does not hide its end", "/* // */ let a = 1\nlet b = 2\n", "cc"),
        LineSample("`/*` inside a line comment opens nothing", "// /*\nlet a = 1\n", "/c"),
        LineSample("a block comment that is never closed runs to the end", "let a = 1\n/*\n\nb", "c///"),
    ]

    private static let literals = [
        LineSample("`//` and `/*` in a string are text", "let a = \"// b\"\nlet c = \"/*\"\nlet d = 1\n", "ccc"),
        LineSample("`//` and `/*` in a raw string are text", "let a = #\"\\ // \"b\" /*\"#\n// c\n", "c/"),
        LineSample(
            "every line of a multi-line string is code, what looks like a comment and blank ones too",
            "let a = \"\"\"\n// b\n\n/*\n   \n\"\"\"\n\n// c\n",
            "cccccc-/"
        ),
        LineSample(
            "every line of a raw multi-line string is code",
            "let a = #\"\"\"\n\\ // \"\"\"\n\n/* b\n\"\"\"#\n// c\n",
            "ccccc/"
        ),
        LineSample(
            "a multi-line string that is all blank is code",
            "let a = \"\"\"\n\n\n\"\"\"\n",
            "cccc"
        ),
        LineSample(
            "an escaped line end does not end the string",
            "let a = \"\"\"\n    b \\\n\n    // c\n    \"\"\"\n",
            "ccccc"
        ),
        LineSample("`//` in a string inside an interpolation is text", "a(\"\\(b + \"// c\") // d\")\n// e\n", "c/"),
        LineSample(
            "a comment inside an interpolation stands on a line of the literal",
            "let a = \"\"\"\n\\(\n// b\n\n1 /* c */\n)\n\"\"\"\n// d\n",
            "ccccccc/"
        ),
        LineSample("`//` inside a regex literal is pattern", "let a = #/b // c/#\nlet d = /e\\/\\/f/\n// g\n", "cc/"),
        LineSample(
            "every line of a multi-line regex literal is code, blank ones and its own comments too",
            "let a = #/\n  b\n\n  # c\n  // d\n/#\n\n// e\n",
            "cccccc-/"
        ),
        LineSample(
            "a multi-line message in an attribute is a literal too",
            "@available(*, deprecated, message: \"\"\"\n\n// a\n\n\"\"\")\nvar b: Int\n",
            "cccccc"
        ),
    ]

    private static let lineEnds = [
        LineSample("an empty file has no lines", "", ""),
        LineSample("one line end is one blank line", "\n", "-"),
        LineSample("spaces and tabs are blank", "  \t\n\n", "--"),
        LineSample("a last line without an end counts", "let a = 1\nlet b = 2", "cc"),
        LineSample("a last comment without an end counts", "let a = 1\n// b", "c/"),
        LineSample("a last line of spaces without an end counts", "let a = 1\n  ", "c-"),
        LineSample("CRLF is one line end", "let a = 1\r\n\r\n// b\r\n", "c-/"),
        LineSample("a lone CR is a line end", "let a = 1\r\r// b\rlet c = 2", "c-/c"),
        LineSample("a lone CR ends a line comment", "// a\rlet b = 1\r", "/c"),
        LineSample("the three ends may be mixed", "// a\rlet b = 1\r\n\n\r// c\n", "/c--/"),
        LineSample("CRLF inside a block comment", "/*\r\n\r\na\r\n*/\r\nlet b = 1\r\n", "////c"),
        LineSample("a lone CR inside a block comment", "/*\r\ra\r*/\rlet b = 1\r", "////c"),
        LineSample("CRLF inside a multi-line string", "let a = \"\"\"\r\n\r\n// b\r\n\"\"\"\r\n", "cccc"),
        LineSample("a lone CR inside a multi-line string", "let a = \"\"\"\r\r// b\r\"\"\"\r// c", "cccc/"),
    ]

    private static let others = [
        LineSample("a byte order mark before code", "\u{FEFF}let a = 1\n// b\n", "c/"),
        LineSample("a byte order mark before a comment", "\u{FEFF}// a\nlet b = 1\n", "/c"),
        LineSample("a byte order mark alone on its line is blank", "\u{FEFF}\nlet a = 1\n", "-c"),
        LineSample("elsewhere it is a name", "let a = 1\n  \u{FEFF}\n// b\n", "cc/"),
        LineSample("a shebang is a token like others", "#!/usr/bin/env swift // a\n\nlet b = 1\n", "c-c"),
        LineSample(
            "both branches of `#if` are source",
            "#if A\nlet a = 1\n// b\n#else\n\nlet c = 2\n#endif\n",
            "cc/c-cc"
        ),
        LineSample(
            "a branch that no build takes is source",
            "#if false\nlet a = 1\n\n#endif\n",
            "cc-c"
        ),
        LineSample("a blank line between the arguments of a call is blank", "a(\n\n    b(1), c\n)\n", "c-cc"),
        LineSample("a comment before a string is no part of it", "a(\n    // b\n    \"c\"\n)\n", "c/cc"),
        LineSample("a comment between the arguments of a call", "a(b, // c\n    // d\n    e)\n", "c/c"),
        LineSample("a brace alone is code", "func a() {\n\n}\n", "c-c"),
        LineSample("source that does not parse is still tokens", "let = = 1\n// a\n) }\n", "c/c"),
    ]
}
