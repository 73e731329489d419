import Testing

@testable import Writers

struct TextTableTests {
    @Test("Columns of text stand to the left, columns of numbers to the right")
    func alignment() {
        let table = TextTable(header: ["Name", "Kind", "Lines"], textColumns: 2, rows: [["A", "class", "7"]])
        #expect(table.markdown == "| Name | Kind | Lines |\n| --- | --- | ---: |\n| A | class | 7 |\n")
    }

    @Test(
        "A cell stays in its column and is taken for nothing but text",
        arguments: [
            ("a|b", "a\\|b"), ("two\nlines", "two lines"), ("two\r\nlines", "two lines"), ("Box<T>", "Box&lt;T>"),
            ("a_b*c`d", "a\\_b\\*c\\`d"), ("\\", "\\\\"),
        ]
    )
    func escaping(_ cell: String, escaped: String) {
        let table = TextTable(header: ["x"], rows: [[cell]])
        #expect(table.markdown.description == "| x |\n| --- |\n| \(escaped) |\n")
    }
}
