import Parsing
import Report
import Testing

@testable import Pipeline

struct SourceListingTests {
    @Test("Every piece of a source has the colour of what the parser takes it for")
    func colours() {
        let source = """
            @MainActor
            final class Cat {
                // How many.
                let lives: Int = 9
                #if DEBUG
                let name = "Mau"
                #endif
            }
            """
        let runs = lines(of: source).flatMap(\.self).filter { $0.kind != nil }
        #expect(
            runs.map { "\($0.kind?.rawValue ?? "") \($0.text)" } == [
                "attribute @MainActor", "keyword final", "keyword class", "comment // How many.", "keyword let",
                "type Int", "number 9", "directive #if", "directive DEBUG", "keyword let", "string \"Mau\"",
                "directive #endif",
            ]
        )
    }

    @Test(
        "Lines end where they end in the file, whatever ends them, and at the end of the file",
        arguments: ["\n", "\r\n", "\r"]
    )
    func lineEnds(_ end: String) {
        let lines = lines(of: ["let cat = 1", "", "let dog = 2"].joined(separator: end))
        #expect(lines.map { $0.map(\.text).joined() } == ["let cat = 1", "", "let dog = 2"])
        #expect(lines.map(\.isEmpty) == [false, true, false])
    }

    @Test("Nothing of a file is lost, indentation and letters of several bytes neither")
    func whole() {
        let source = "struct Katze {\n\t// süß\n    let name = \"Mäuschen 🐈\"\n}\n\n"
        #expect(lines(of: source).map { $0.map(\.text).joined() + "\n" }.joined() == source)
        #expect(lines(of: "").isEmpty)
    }

    @Test("A comment or a string over several lines has its colour on each of them")
    func severalLines() {
        let source = "/* one\n   two */\nlet cat = \"\"\"\n    a\n    b\n    \"\"\"\n"
        #expect(lines(of: source).prefix(2).map { $0.map(\.kind) } == [[.comment], [.comment]])
        #expect(lines(of: source)[3...4].map { $0.last?.kind } == [.string, .string])
    }

    @Test("What is longer than a reader's line is cut between two characters")
    func longLine() {
        // 3 bytes, then 2 for each letter: 248 fit into 500, the 249th would be cut in half.
        let text = lines(of: "// \(String(repeating: "ü", count: 300))")[0].map(\.text).joined()
        #expect(text == "// \(String(repeating: "ü", count: 248))…")
    }

    @Test("Files come in the order of the paths; a path without a file is left out")
    func files() {
        let files = ["B.swift": "let b = 1\nlet c = 2", "A.swift": "let a = 1"].map { path, text in
            (path: path, file: ParsedFile(path: path, text: text))
        }
        let listed = SourceListing.all(at: ["B.swift", "C.swift", "A.swift"], in: files)
        #expect(listed.map(\.path) == ["B.swift", "A.swift"])
        #expect(listed.map(\.lines.count) == [2, 1])
    }

    private func lines(of source: String) -> [[ListedSource.Run]] {
        SourceListing.lines(of: ParsedFile(path: "Cat.swift", text: source))
    }
}
