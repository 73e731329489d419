import Foundation
import TestFolder
import Testing

@testable import Writers

struct DefinitionsTests {
    private static let page = Repository.url(of: "Documentation/definitions.md")

    @Test("Documentation/definitions.md has the definition of every measure, word for word")
    func upToDate() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let parts = text.components(separatedBy: "<!-- catwalk:definitions -->\n")
        let tables = try #require(parts.last?.components(separatedBy: "<!-- /catwalk:definitions -->").first)
        #expect(
            tables == "\n" + DefinitionsWriter.text + "\n",
            "Put what swift run catwalk explain --markdown prints between the page's two markers."
        )
    }

    @Test("Each measure stands in one row")
    func rows() {
        let rows = DefinitionsWriter.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        for name in Explanation.names {
            #expect(rows.count { $0.contains(" | \(name) | ") } == 1, "\(name)")
        }
    }
}
