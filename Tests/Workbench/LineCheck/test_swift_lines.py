"""The scanner's own traps: `python3 -m unittest` in this folder runs them.

A sample is a source and one letter a line: c code, / comment, - blank. Where a slash is at stake, taking it for what it
is not hides the next line in a comment.
"""

import unittest

from swift_lines import classify

SAMPLES = {
    "comments": [
        ("", ""),
        ("\n", "-"),
        ("let a = 1 // one\n\n// two\n", "c-/"),
        ("/* a\n\nb */ let c = 1\n", "//c"),
        ("/* /* */\nlet a = 1\n*/\nb()\n", "///c"),
        ("// /*\nlet a = 1\n", "/c"),
        ("/* // */ a()\nb()\n", "cc"),
        ("/**/a()\n/***/\n/*/ a */\nb()\n", "c//c"),
        ("a()\n/* open\n\nb()", "c///"),
    ],
    "strings": [
        ('a = "// b"\nc = "/*"\nd()\n', "ccc"),
        ('a = "\\"// b"\n// c\n', "c/"),
        ('a = "\\\\"\n// c\n', "c/"),
        ('a = #"\\" // "#\n// c\n', "c/"),
        ('a = #"\\#" // "#\n// c\n', "c/"),
        ('a = ##"b "# // c"##\n// d\n', "c/"),
        ('a = #"""#\n// b\n', "c/"),
        ('a = ""\n// b\n', "c/"),
        ('a = "open\n// b\n', "c/"),
        ("`a // b`()\n// c\n", "c/"),
        ("`a /* b`()\nc()\n", "cc"),
    ],
    "strings of several lines": [
        ('a = """\n// b\n\n/*\n"""\n\n// c\n', "ccccc-/"),
        ('a = """\n\\"""\n\n"""\n// b\n', "cccc/"),
        ('a = """\n"quoted" ""\n\n"""\n// b\n', "cccc/"),
        ('a = #"""\n"""\n\n\\#(b)\n"""#\n// c\n', "ccccc/"),
        ('a = """\nb \\\n\n// c\n"""\n// d\n', "ccccc/"),
        ('a = """\n\nopen', "ccc"),
    ],
    "interpolations": [
        ('a("\\(b + "// c") // d")\n// e\n', "c/"),
        ('a("\\(b("\\(c("/*"))"))")\n// d\n', "c/"),
        ('a = """\n\\(\n// b )\n\n1 /* ) */\n)\n"""\n// c\n', "ccccccc/"),
        ('a("\\((1, (2)))\")\n// b\n', "c/"),
        ('a("\\(b) \\(c)" + "/*")\n// d\n', "c/"),
        ('a(#"\\(/* "#)\n// b\n', "c/"),
        ('a = """\n\\(b("""\n\n"""))\n\n"""\n// c\n', "cccccc/"),
        ("a(" + '"\\(' * 5000 + "b" + ')"' * 5000 + ")\n// c\n", "c/"),
        ('a("\\((1) + "/*")")\nb()\n', "cc"),
    ],
    "regex literals": [
        ("a = #/b // c/#\n// d\n", "c/"),
        ("a = /b\\/\\/c/\n// d\n", "c/"),
        ('a = /"/\n// b\n', "c/"),
        ('a.split(separator: /["\\/*]/)\n// b\n', "c/"),
        ('return /"/\n// b\n', "c/"),
        ('/"/.a()\n// b\n', "c/"),
        ("a = ##/b/# /* c/##\n// d\n", "c/"),
        ("a = #/\n  b\n\n  // c\n/#\n\n// d\n", "ccccc-/"),
        ("a = /b\\/\\/*c/\nd()\n", "cc"),
        ("a = /b\\/*c\\ /\nd()\n", "cc"),
        ("a = /[)]\\/*b/\nc()\n", "cc"),
        ("a = /:\\/*b/\nc()\n", "cc"),
        ("return /:\\/*b/\nc()\n", "cc"),
        ("a(/* b*//\\/*c/)\nd()\n", "cc"),
    ],
    "slashes that are operators": [
        ('a = b / c + "d / e" // f\n// g\n', "c/"),
        ('a = b/c + "/" // d\n/* e\n*/\n', "c//"),
        ("a = (b) / c // d / e\n/* f */\n", "c/"),
        ('reduce(1, /) + "/*"\n// a\n', "c/"),
        ('a = b /* c */ / d + "/*"\n// e\n', "c/"),
        ("a /= b / c // d\n// e\n", "c/"),
        ('a(/, "/*", /)\n// b\n', "c/"),
        ('a(/) + "b/" + "/*"\nc()\n', "cc"),
        ('a = b/c + "d/" + "/*"\ne()\n', "cc"),
        ('a = b /c + "d /" + "/*"\ne()\n', "cc"),
        ('a(b /, "c/", "/*")\nd()\n', "cc"),
    ],
    "line ends": [
        ("a()\r\n\r\n// b\r\n", "c-/"),
        ("a()\r\r// b\rc()", "c-/c"),
        ("// a\rb()\r\n\n\r// c\n", "/c--/"),
        ('a = """\r\r// b\r"""\r// c', "cccc/"),
        ('a = """\r\n\r\n// b\r\n"""\r\n', "cccc"),
        ("/*\r\n\r\n*/\r\nb()", "///c"),
        ("a()\u2028// b\x0b\x0c\n \t\x0b\x0c\n", "c-"),
    ],
    "the first line": [
        ("\ufeffa()\n// b\n", "c/"),
        ("\ufeff\na()\n", "-c"),
        ("\ufeff// a\nb()\n", "/c"),
        # Elsewhere the compiler reads it as a name.
        ("a()\n \ufeff\n// b\n", "cc/"),
        ("#!/usr/bin/swift /* a\n// b\n", "c/"),
        ("#!/usr/bin/swift /*\na()\n", "cc"),
    ],
    "conditions": [
        ("#if A\na()\n// b\n#else\n\nc()\n#endif\n", "cc/c-cc"),
        ('#error("// a")\n#warning("/*")\n// b\n', "cc/"),
    ],
}


class ScannerTests(unittest.TestCase):
    def test_each_line_of_each_sample_has_its_class(self):
        for title, samples in SAMPLES.items():
            for text, letters in samples:
                with self.subTest(title, text=text[:200]):
                    self.assertEqual("".join(line.value for line in classify(text).classes), letters)
