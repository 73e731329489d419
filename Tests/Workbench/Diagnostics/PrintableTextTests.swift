import Diagnostics
import Testing

struct PrintableTextTests {
    @Test(
        "Lines stay lines, and whatever else could act on a terminal is spelled out",
        arguments: [
            ("a,b\r\nc,d\r\n", "a,b\nc,d\n"), ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\rb", "a\\rb"), ("", ""),
            ("{\n  \"key\" : 1\n}\n", "{\n  \"key\" : 1\n}\n"), ("Größe 猫", "Größe 猫"),
        ]
    )
    func text(text: String, printed: String) {
        #expect("\(PrintableText(text))" == printed)
    }
}
