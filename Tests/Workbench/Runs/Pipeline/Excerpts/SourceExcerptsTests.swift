import Parsing
import Report
import Testing

@testable import Pipeline

struct SourceExcerptsTests {
    @Test("Every piece of a source has the colour of what the parser takes it for")
    func colours() throws {
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
        let excerpt = try #require(self.excerpt(of: source, line: 2))
        let runs = excerpt.lines.flatMap(\.self).filter { $0.kind != nil }
        #expect(
            runs.map { "\($0.kind?.rawValue ?? "") \($0.text)" } == [
                "attribute @MainActor", "keyword final", "keyword class", "comment // How many.", "keyword let",
                "type Int", "number 9", "directive #if", "directive DEBUG", "keyword let", "string \"Mau\"",
                "directive #endif",
            ]
        )
    }

    @Test("A short declaration is shown whole, the largest short one around the line, without its indentation")
    func short() throws {
        let source = """
            struct Cat {
                let name: String
            \(String(repeating: "    // Cats purr.\n", count: 12))
                func purr() {
                    let sound = "prr"
                    print(sound)
                }
            }
            """
        let excerpt = try #require(self.excerpt(of: source, line: 16))
        #expect(excerpt.firstLine == 16)
        #expect(text(of: excerpt) == ["func purr() {", "    let sound = \"prr\"", "    print(sound)", "}"])
    }

    @Test("Of a long declaration the head is shown, from its attributes on")
    func head() throws {
        let members = (1...20).map { "    let member\($0) = \($0)" }.joined(separator: "\n")
        let source = "import Cats\n\n@MainActor\nfinal class Cat {\n\(members)\n}\n"
        let excerpt = try #require(self.excerpt(of: source, line: 4))
        #expect(excerpt.firstLine == 3)
        #expect(text(of: excerpt).first == "@MainActor")
        #expect(excerpt.lines.count == 5)
    }

    @Test("Inside a long body a few lines around the line are shown")
    func inside() throws {
        let statements = (1...20).map { "    print(\($0))" }.joined(separator: "\n")
        let excerpt = try #require(self.excerpt(of: "func count() {\n\(statements)\n}\n", line: 11))
        #expect(text(of: excerpt) == (9...13).map { "print(\($0))" })
        #expect(excerpt.firstLine == 10)
    }

    @Test(
        "Lines end where they end in the file, whatever ends them, and at the end of the file",
        arguments: ["\n", "\r\n", "\r"]
    )
    func lineEnds(_ end: String) throws {
        let excerpt = try #require(
            self.excerpt(of: ["let cat = 1", "", "let dog = 2"].joined(separator: end), line: 2)
        )
        #expect(text(of: excerpt) == ["let cat = 1", "", "let dog = 2"])
        #expect(excerpt.lines.map(\.isEmpty) == [false, true, false])
    }

    @Test("A comment or a string over several lines has its colour on each of them")
    func severalLines() throws {
        let excerpt = try #require(self.excerpt(of: "/* one\n   two */\nlet cat = 1\n", line: 2))
        #expect(excerpt.lines.prefix(2).map { $0.map(\.kind) } == [[.comment], [.comment]])
    }

    @Test("What is longer than a reader's line is cut between two characters")
    func longLine() throws {
        let excerpt = try #require(self.excerpt(of: "// \(String(repeating: "ü", count: 300))", line: 1))
        // 3 bytes, then 2 for each letter: 98 fit into 200, the 99th would be cut in half.
        #expect(text(of: excerpt) == ["// \(String(repeating: "ü", count: 98))…"])
    }

    @Test("There is no excerpt around a line that the file does not have", arguments: [0, 2, -1])
    func noLine(_ line: Int) {
        #expect(excerpt(of: "let cat = 1", line: line) == nil)
    }

    @Test("Each place has its excerpt, in the order of files and lines; a file that is not given has none")
    func places() {
        let files = ["B.swift": "let b = 1\nlet c = 2", "A.swift": "let a = 1"].map { path, text in
            (path, ParsedFile(path: path, text: text))
        }
        let places = [("B.swift", 2), ("B.swift", 1), ("A.swift", 1), ("C.swift", 1)].map { file, line in
            SourcePlace(file: file, line: line)
        }
        let excerpts = SourceExcerpts.all(at: places, in: Dictionary(uniqueKeysWithValues: files))
        #expect(excerpts.map { "\($0.file):\($0.line)" } == ["A.swift:1", "B.swift:1", "B.swift:2"])
    }

    private func excerpt(of source: String, line: Int) -> Excerpt? {
        SourceExcerpts(of: ParsedFile(path: "Cat.swift", text: source)).excerpt(around: line)
    }

    private func text(of excerpt: Excerpt) -> [String] { excerpt.lines.map { $0.map(\.text).joined() } }
}
