import Parsing
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Line table")
struct LineTableTests {
    @Test(
        "A line ends with LF, CRLF or a lone CR, and a last line without an end counts",
        arguments: [
            ("", []),
            ("a", [0]),
            ("a\n", [0]),
            ("\n", [0]),
            ("\n\n", [0, 1]),
            ("a\nb", [0, 2]),
            ("a\r\nb", [0, 3]),
            ("a\rb", [0, 2]),
            // LF and then CR are two ends: only CR before LF joins it.
            ("a\n\rb", [0, 2, 3]),
            ("\r\r\n\n", [0, 1, 3]),
            // Offsets are bytes: é takes two.
            ("é\nb", [0, 3]),
            // Unicode's own separators end no line of Swift.
            ("a\u{2028}b\u{0B}c\u{85}d", [0]),
        ] as [(String, [Int])]
    )
    func starts(text: String, starts: [Int]) {
        #expect(LineTable(of: text).starts == starts)
    }

    @Test("A byte is on the line it stands in, a line's end included")
    func positions() {
        let table = LineTable(of: "ab\r\nc\n")

        #expect(table.position(atOffset: 0) == SourcePosition(line: 1, column: 1))
        #expect(table.position(atOffset: 3) == SourcePosition(line: 1, column: 4))
        #expect(table.position(atOffset: 4) == SourcePosition(line: 2, column: 1))
        #expect(table.position(atOffset: 6) == SourcePosition(line: 2, column: 3))
    }

    @Test("An empty text has no lines, and its one position is the first")
    func emptyText() {
        let table = LineTable(of: "")

        #expect(table.count == 0)
        #expect(table.position(atOffset: 0) == SourcePosition(line: 1, column: 1))
    }

    @Test("The syntax library puts every token on the same line and column")
    func agreesWithSwiftSyntax() {
        let text =
            "\u{FEFF}let a = 1\r/* b\r\n\rc */ let é = \"d\"; let e = 2\n\n"
            + "let f = #\"\"\"\r\n  g\r  \"\"\"#\rh()"
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        let table = LineTable(of: text)

        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
            let expected = token.startLocation(converter: converter)
            let position = table.position(atOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            #expect(position == SourcePosition(line: expected.line, column: expected.column), "\(token.text)")
        }
    }
}
