import Foundation
import Report
import Testing

@testable import Writers

struct BadgesWriterTests {
    @Test("The badges name what they are about, and are red where something is broken or fails")
    func sample() throws {
        let badges = try badges(of: .sample)
        #expect(badges.map(\.name) == ["rules", "tests", "code-lines", "coverage"])
        #expect(
            badges.map(\.badge) == [
                ["label": "architecture rules", "message": "1 of 2 kept", "color": "red"],
                ["label": "tests", "message": "pass in 1 of 3 architectures", "color": "red"],
                ["label": "code lines", "message": "MVC 100 · VIPER 250", "color": "blue"],
                ["label": "coverage", "message": "MVC 98.0 % · VIPER –", "color": "blue"],
            ]
        )
    }

    @Test("Tests are green if none fails, and rules grey if there are none")
    func clean() throws {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        #expect(try badges(of: report).map { $0.badge["color"] } == ["lightgrey", "brightgreen", "blue", "blue"])
    }

    @Test("Tests that were not run have not passed, and without rules none is kept")
    func notRun() throws {
        let report = Report(name: "Cats", baseline: "VIPER", shared: [], architectures: [.measured(.viper)])
        #expect(try badges(of: report).prefix(2).map { $0.badge["message"] } == ["none", "not run"])
    }

    private func badges(of report: Report) throws -> [(name: String, badge: [String: String])] {
        try BadgesWriter.texts(for: report).map { name, text in
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
            #expect(json["schemaVersion"] as? Int == 1)
            return (name, json.compactMapValues { $0 as? String })
        }
    }
}
