import Lines
import Parsing
import Testing

@Suite("Line counter")
struct LineCounterTests {
    @Test("Each line has one class", arguments: LineSample.all)
    func classes(sample: LineSample) {
        #expect(sample.counter.letters == sample.letters, "\(sample.reason)")
    }

    @Test("Physical lines are the sum of the three classes", arguments: LineSample.all)
    func sum(sample: LineSample) {
        let counts = sample.counter.counts()

        #expect(counts.physical == sample.letters.count)
        #expect(counts.code == sample.letters.count { $0 == "c" })
        #expect(counts.comment == sample.letters.count { $0 == "/" })
        #expect(counts.blank == sample.letters.count { $0 == "-" })
    }

    @Test("Two files with identical contents are both counted")
    func identicalFiles() {
        let text = "// One\nlet one = 1\n\n"
        let first = LineCounter(file: ParsedFile(path: "MVC/A.swift", text: text)).counts()
        let second = LineCounter(file: ParsedFile(path: "MVP/A.swift", text: text)).counts()

        #expect(first + second == LineCounts(code: 2, comment: 2, blank: 2, logical: 2))
    }

    @Test(
        "Logical lines are code-block and member-block items",
        arguments: [
            ("", 0),
            ("// nothing\n", 0),
            // Two statements on one line are two.
            ("let a = 1; let b = 2", 2),
            // The struct is an item, and so is each of its two members.
            ("struct A {\n    let a = 1\n    let b = 2\n}", 3),
            // One statement on four lines is one.
            ("call(\n    1,\n    2\n)", 1),
            // The function, the `if`, and the one statement in it.
            ("func a() {\n    if b {\n        c()\n    }\n}", 3),
            // The variable and the expression its getter is made of.
            ("var a: Int { 1 }", 2),
            // The `#if`, and what stands in both of its branches.
            ("#if A\na()\n#else\nb()\n#endif", 3),
            // The enum and its two `case` declarations, the first with two cases.
            ("enum A {\n    case a, b\n    case c\n}", 3),
            // The `switch`, and a statement in each of its cases.
            ("switch a {\ncase 1: b()\ndefault: c()\n}", 3),
            // The `switch`, and the two statements of its one case, which has no braces of its own.
            ("switch a { case 1: b(); c() }", 3),
            // The `if`, and a statement in each of its branches.
            ("if a { b() } else { c() }", 3),
            // The call, and the statement in its closure.
            ("a { b() }", 2),
            // A statement inside an interpolation's closure is one as well.
            ("print(\"\\(a { b() })\")", 2),
        ]
    )
    func logical(text: String, logical: Int) {
        #expect(LineCounter(file: ParsedFile(path: "a.swift", text: text)).counts().logical == logical)
    }

    @Test("A type's lines run from its first attribute to its closing brace")
    func rangeOfType() {
        let text = """
            import Foundation

            /// Not the type's.
            @MainActor
            final class A {
                // Inside.

                let a = 1
            }

            let b = 2
            """
        let counter = LineCounter(file: ParsedFile(path: "a.swift", text: text))

        // Lines 4 to 9: attribute, head, member and brace are code; the class and its member are the items.
        #expect(counter.counts(in: 4...9) == LineCounts(code: 4, comment: 1, blank: 1, logical: 2))
    }

    @Test("The example of the documentation has the counts that it says")
    func documentedExample() {
        let text = ##"""
            #!/usr/bin/env swift
            // Greets.

            struct Greeter { // one type
                /* Who is
                   greeted. */
                let name: String

                func greet() {
                    print("""
                        Hello, \(name)! // not a comment

                        """)
                }
            }
            """##
        let counter = LineCounter(file: ParsedFile(path: "Greeter.swift", text: text))

        #expect(counter.counts() == LineCounts(code: 10, comment: 3, blank: 2, logical: 4))
        #expect(counter.counts(in: 4...15) == LineCounts(code: 9, comment: 2, blank: 1, logical: 4))
    }

    @Test("What lies outside the file is left out of a range")
    func rangeOutside() {
        let counter = LineCounter(file: ParsedFile(path: "a.swift", text: "a()\n// b\n"))

        #expect(counter.counts(in: 2...9) == LineCounts(code: 0, comment: 1, blank: 0, logical: 0))
        #expect(counter.counts(in: 5...9) == .zero)
    }
}

extension LineCounter {
    /// One letter a line: `c` for code, `/` for a comment, `-` for a blank.
    fileprivate var letters: String {
        classes.map { lineClass in
            switch lineClass {
            case .code: "c"
            case .comment: "/"
            case .blank: "-"
            }
        }.joined()
    }
}
