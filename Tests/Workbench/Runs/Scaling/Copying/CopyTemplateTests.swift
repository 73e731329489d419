import Parsing
import Testing

@testable import Scaling

struct CopyTemplateTests {
    private let second = PairNames(scenes: ["Cat"], pair: 2)

    @Test("Identifiers are numbered, and the same words in strings and comments are not")
    func identifiers() {
        let text = """
            /// A CatView shows a CatView.
            final class CatView: View {
                let name = "CatView \\(CatView.self)"  // CatView
                let screen = CatScreen()
            }

            """
        let template = CopyTemplate(ParsedFile(path: "CatView.swift", text: text), numbering: ["CatView"])
        #expect(
            template.text(in: second) == """
                /// A CatView shows a CatView.
                final class Cat2View: View {
                    let name = "CatView \\(Cat2View.self)"  // CatView
                    let screen = CatScreen()
                }

                """
        )
    }

    @Test("In the first pair a file is what it was, byte for byte")
    func unchanged() {
        let text = "\u{FEFF}struct `Cat` {\r\n}\r\n\t// end"
        let template = CopyTemplate(ParsedFile(path: "Cat.swift", text: text), numbering: ["Cat"])
        #expect(Array(template.text(in: PairNames(scenes: ["Cat"], pair: 1)).utf8) == Array(text.utf8))
    }

    @Test("A name in backticks is numbered without them")
    func backticks() {
        let file = ParsedFile(path: "Cat.swift", text: "struct `Cat` {}")
        #expect(CopyTemplate(file, numbering: ["Cat"]).text(in: second) == "struct Cat2 {}")
    }
}
