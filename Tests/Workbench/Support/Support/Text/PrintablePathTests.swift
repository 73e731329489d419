import Support
import Testing

@Suite("Printable path")
struct PrintablePathTests {
    @Test(
        "What could break a line or act on a terminal is spelled out, and all else stays",
        arguments: [
            ("Sources/A b.swift", "Sources/A b.swift"),
            ("a\nb\rc\td", "a\\nb\\rc\\td"),
            ("\u{1B}[31m", "\\u{1B}[31m"),
            // CR and LF are one character and two scalars.
            ("\r\n", "\\r\\n"),
            // Turns the reading direction round, so that a name looks like another.
            ("a\u{202E}b\u{2028}", "a\\u{202E}b\\u{2028}"),
            ("<script>\"é\"", "<script>\"é\""),
            ("a\u{FFFD}b\u{FDF0}", "a\u{FFFD}b\u{FDF0}"),
        ]
    )
    func text(path: String, text: String) {
        #expect(PrintablePath(path).description == text)
    }

    @Test(
        "Noncharacters, which stand for no letter, are spelled out",
        arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32]
    )
    func noncharacter(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let number = String(value, radix: 16, uppercase: true)
        #expect(PrintablePath("a\(scalar)b").description == "a\\u{\(number)}b")
    }
}
