import Support
import Testing

struct CommaSeparatedTextTests {
    @Test(
        "A text that a spreadsheet would work out begins with an apostrophe",
        arguments: [
            ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\\t=1"),
            ("\r=1", "'\\r=1"), ("\n=1", "'\\n=1"), ("＝1", "'＝1"), ("=\u{301}1", "'=\u{301}1"),
        ]
    )
    func formulas(_ text: String, cell: String) {
        #expect(line(text) == cell)
    }

    @Test("Other texts stay as they are", arguments: ["", "a=b", "load(_:)", "Sources/A.swift", "1"])
    func plain(_ text: String) {
        #expect(line(text) == text)
    }

    @Test("Cells with commas or quotes are quoted, quotes in them doubled; a line ends with CR and LF")
    func quotes() {
        #expect(line("a", "b,c", "say \"hi\"", "\"\u{301}") == "a,\"b,c\",\"say \"\"hi\"\"\",\"\"\"\u{301}\"")
        #expect(CommaSeparatedText.line([CommaSeparatedCell("a")]) == "a\r\n")
    }

    @Test(
        "No line is a command of GitHub Actions",
        arguments: [("::error::x", "\"::error::x\""), (" ::x", "\" ::x\"")]
    )
    func commands(_ text: String, cell: String) {
        #expect(line(text) == cell)
        #expect(line("##[error]x") == "#\\u{23}[error]x")
    }

    @Test("Numbers stay numbers, whatever sign they have; one that is not there is an empty cell")
    func numbers() {
        let numbers: [Double?] = [-1, 0.25, nil]
        let cells = [CommaSeparatedCell(-7), CommaSeparatedCell(Int?.none)] + numbers.map(CommaSeparatedCell.init)
        #expect(CommaSeparatedText.line(cells) == "-7,,-1.0,0.25,\r\n")
    }

    private func line(_ texts: String...) -> String {
        String(CommaSeparatedText.line(texts.map(CommaSeparatedCell.init)).unicodeScalars.dropLast(2))
    }
}
