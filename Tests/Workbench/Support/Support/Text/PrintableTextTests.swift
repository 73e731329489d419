import Support
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
        #expect("\(PrintableText(lines: text))" == printed)
    }

    @Test("What is put in is part of its line, and several texts keep their lines")
    func interpolation() {
        let name = "a\nb\u{202E}"
        let line: PrintableText = "name: \(name)\n"
        #expect("\(line)" == "name: a\\nb\\u{202E}\n")
        let lines: PrintableText = "\(line)\(lines: "c\nd\u{1B}")"
        #expect("\(lines)" == "name: a\\nb\\u{202E}\nc\nd\\u{1B}")
    }

    @Test(
        "No line is a command of GitHub Actions, and colons within one stay",
        arguments: [
            ("::error::x", "\\u{3A}:error::x"), ("a\n \t::x", "a\n \\t::x"), ("a\n  ::x", "a\n  \\u{3A}:x"),
            ("a ##[error]x", "a #\\u{23}[error]x"), ("##vso[task.complete]", "#\\u{23}vso[task.complete]"),
            ("##teamcity[x]", "#\\u{23}teamcity[x]"), ("## A", "## A"),
            ("\u{D4E}##[error]x", "\u{D4E}#\\u{23}[error]x"), ("A::b", "A::b"), ("::\u{301}x", "\\u{3A}:\u{301}x"),
        ]
    )
    func commands(text: String, printed: String) {
        #expect("\(PrintableText(lines: text))" == printed)
    }
}
