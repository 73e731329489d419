import Testing

@testable import Support

struct PlainTableTests {
    private func text(_ rows: [[String]], limits: PlainTable.Limits = .none) -> String {
        PlainTable(textColumns: 1, limits: limits, rows: rows).text.description
    }

    @Test("Text stands to the left, numbers to the right, and no line ends in a space")
    func columns() {
        #expect(
            text([["", "MVC", "B"], ["code", "1", ""], ["files", "1000", "7"]]) == """
                          MVC  B
                  code      1
                  files  1000  7

                """
        )
    }

    @Test("A row of one cell is a heading: it takes no part in the columns")
    func heading() {
        #expect(
            text([["", "A"], ["A heading that is long"], ["code", "1"]]) == """
                        A
                A heading that is long
                  code  1

                """
        )
    }

    @Test("Columns that don't fit into a line follow below, with the names and headings again")
    func blocks() {
        // 2 + 4 + 2 + 3 + 2 + 3 are 16.
        let rows = [["", "one", "two", "3"], ["H"], ["code", "1", "2", "3"]]
        #expect(
            text(rows, limits: PlainTable.Limits(line: 16, firstColumn: 9)) == """
                        one  two
                H
                  code    1    2

                        3
                H
                  code  3

                """
        )
        #expect(text(rows, limits: PlainTable.Limits(line: 19, firstColumn: 9)).split(separator: "\n").count == 3)
        // One column at least, however narrow.
        #expect(text(rows, limits: PlainTable.Limits(line: 1, firstColumn: 9)).split(separator: "\n").count == 9)
    }

    @Test("A long name goes on in the next line, a little further in, and its numbers stand in its last one")
    func longName() {
        #expect(
            text(
                [["", "A"], ["Instructions above the floor", "12"]],
                limits: PlainTable.Limits(line: 80, firstColumn: 18)
            )
                == """
                                       A
                  Instructions above
                    the floor         12

                """
        )
    }

    @Test("What is put in can't act on a terminal, or end a line")
    func hostile() {
        #expect(text([["a\nb\u{1B}[31m", "1"]]) == "  a\\nb\\u{1B}[31m  1\n")
    }
}
