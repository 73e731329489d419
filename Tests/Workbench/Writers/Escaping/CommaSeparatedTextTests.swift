import Testing

@testable import Writers

struct CommaSeparatedTextTests {
    @Test(
        "A text that a spreadsheet would work out begins with an apostrophe",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\\t=1"),
            ("\r=1", "'\\r=1"), ("\n=1", "'\\n=1"), ("＝1", "'＝1"), ("=\u{301}1", "'=\u{301}1"),
        ]
    )
    func formulas(_ text: String, cell: String) {
        #expect(CommaSeparatedText.text(text) == cell)
    }

    @Test("Other texts stay as they are", arguments: ["", "a=b", "load(_:)", "Sources/A.swift", "1"])
    func plain(_ text: String) {
        #expect(CommaSeparatedText.text(text) == text)
    }

    @Test("Cells with commas, quotes or line ends are quoted, quotes in them doubled; a line ends with CR and LF")
    func line() {
        #expect(
            CommaSeparatedText.line(["a", "b,c", "say \"hi\"", "two\nlines", "\"\u{301}"])
                == "a,\"b,c\",\"say \"\"hi\"\"\",\"two\nlines\",\"\"\"\u{301}\"\r\n"
        )
    }
}
