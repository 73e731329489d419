import Foundation
import Support
import Testing

struct JSONTextTests {
    @Test("No line has a command of GitHub Actions in it")
    func commands() throws {
        let names = ["##[add-mask]x", "###[x]", "\u{D4E}##[x]", "##[\u{301}x]"]
        let text = try JSONText.text(for: names)
        #expect(!text.unicodeScalars.contains("##[".unicodeScalars))
        #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == names)
    }

    @Test("Nothing in it acts on a terminal or is invisible, and it means what it was made of")
    func plain() throws {
        let names = ["\u{1B}[31m", "\u{202E}gpj", "\u{9B}1m", "\u{7F}", "\u{2028}", "\u{E0001}", "猫 \"\\"]
        let text = try JSONText.text(for: names)
        #expect(
            text == """
                [
                  "\\u001b[31m",
                  "\\u202Egpj",
                  "\\u009B1m",
                  "\\u007F",
                  "\\u2028",
                  "\\uDB40\\uDC01",
                  "猫 \\"\\\\"
                ]

                """
        )
        #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == names)
    }
}
