import Files
import Foundation
import Report
import TestFolder

@testable import Publication

extension Report {
    private static let file = Repository.url(of: "Tests/Workbench/FormatCheck/sample-report.json")

    /// Two measured architectures and a failed one, with something in every key that a report may have.
    static func sample() throws -> Report { try ReportFile(EnclosedFile(at: file)).read() }

    /// The sample report with some text before each name, path and sentence in it.
    static func sample(withEachText text: String) throws -> Report {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let data = try JSONSerialization.data(withJSONObject: putting(text, before: json))
        return try JSONDecoder().decode(Report.self, from: data)
    }

    /// Words that the report may choose from have to stay what they are.
    private static let words: Set = ["engine", "habit", "kind", "reason", "scenarioLikeness", "verdict"]

    private static func putting(_ text: String, before value: Any) -> Any {
        switch value {
        case let string as String: text + string
        case let list as [Any]: list.map { putting(text, before: $0) }
        case let object as [String: Any]:
            Dictionary(
                uniqueKeysWithValues: object.map { key, value in
                    (key, words.contains(key) ? value : putting(text, before: value))
                }
            )
        default: value
        }
    }
}
