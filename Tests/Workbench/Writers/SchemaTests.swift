import Foundation
import Report
import Testing

@testable import Writers

struct SchemaTests {
    /// The schema that is published beside the report, found from where this file stands.
    private static let published = URL(filePath: #filePath).resolvingSymlinksInPath()
        .appending(path: "../../../../Reports/report.schema.json").standardized

    @Test("What is written fits the published schema, with everything that may be in it")
    func fits() throws {
        let generation = Generation(tool: "t", swift: "s", commit: "c", host: "h", date: "d", seconds: ["build": 0.5])
        let text = try JSONWriter.text(for: Report.sample.generated(by: generation))
        #expect(try problems(in: text) == [])
    }

    @Test(
        "What does not fit is found: a key that is new, that is gone, or that holds something else",
        arguments: [
            ("\"baseline\"", "\"base\""), ("\"edges\" : 16", "\"edges\" : 1.5"),
            ("\"kind\" : \"class\"", "\"kind\" : 3"),
            ("\"schemaVersion\" : 3", "\"schemaVersion\" : 4"),
        ]
    )
    func differs(_ old: String, _ new: String) throws {
        let text = try JSONWriter.text(for: .sample)
        #expect(text.contains(old))
        #expect(try !problems(in: text.replacing(old, with: new)).isEmpty)
    }

    private func problems(in text: String) throws -> [String] {
        let schema = try Schema(data: Data(contentsOf: Self.published))
        return schema.problems(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
}
