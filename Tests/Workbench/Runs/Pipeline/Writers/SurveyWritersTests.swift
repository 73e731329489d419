import Foundation
import Pipeline
import Support
import Testing

@Suite("Writers of surveys")
struct SurveyWritersTests {
    @Test("The table has a line for each target, a total, and every guess")
    func table() async throws {
        let kiosk = try Kiosk(["App/A.swift": "class CatView {}\n", "Kit/B.swift": "// Nothing\n"])
        let lines = SurveyWriter(of: try await kiosk.survey()).text.description.split(
            separator: "\n",
            omittingEmptySubsequences: false
        )

        #expect(
            lines.map { $0.split(separator: " ").prefix(4).joined(separator: " ") } == [
                "target files code comment", "App 1 1 0", "Kit 1 0 1", "total 2 1 1", "", "guessed role type by",
                "View CatView …View App/A.swift:1", "",
            ]
        )
        #expect(Set(lines.prefix(4).map(\.count)).count == 1)
    }

    @Test("The JSON has each file with its path and lines")
    func json() async throws {
        let kiosk = try Kiosk(["App/A.swift": "let a = 1\n\n// b\n"])
        let text = try JSONText.text(for: try await kiosk.survey())
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let file = try #require((document["files"] as? [[String: Any]])?.first)

        let keys = [
            "ambiguous", "files", "leftOut", "mistakes", "notIndexed", "problems", "roles", "schemaVersion", "targets",
            "total",
        ]
        #expect(document.keys.sorted() == keys)
        #expect(file["path"] as? String == "App/A.swift")
        #expect(
            file["lines"] as? [String: Int] == ["physical": 3, "code": 1, "comment": 1, "blank": 1, "logical": 1]
        )
        #expect(!text.contains(kiosk.folder.url.lastPathComponent))
    }

    @Test(
        "A folder's name is neither a formula, nor a cell or line of its own, in the CSV",
        arguments: [
            ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("a,b", "\"a,b\""),
            ("a\"b", "\"a\"\"b\""), ("a\nb", "a\\nb"), ("\t=a", "'\\t=a"), ("<script>", "<script>"),
        ]
    )
    func csv(folder: String, cell: String) async throws {
        let text = SurveyWriter(of: try await Kiosk(["\(folder)/A.swift": ""]).survey()).commaSeparated

        #expect(text.hasSuffix("\r\n,\(cell),folder,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,,,,,,\r\n"))
    }

    @Test("Names with line ends and escapes stay on their line in the table")
    func names() async throws {
        let text = SurveyWriter(of: try await Kiosk(["a\n\u{1B}b/C.swift": ""]).survey()).text.description

        #expect(text.split(separator: "\n").count == 2)
        #expect(text.contains("a\\n\\u{1B}b "))
    }
}
