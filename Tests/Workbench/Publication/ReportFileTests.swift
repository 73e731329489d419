import Foundation
import Report
import TestFolder
import Testing

@testable import Publication

struct ReportFileTests {
    @Test("A report that was written can be read")
    func whole() throws {
        let folder = try TestFolder()
        let file = try folder.write(text(of: .sample()), to: "report.json")
        #expect(try ReportFile(at: file).read() == .sample())
    }

    @Test(
        "What is no whole report is refused, with the file, the key and what to do",
        arguments: [
            ("", "is no whole report: It is not JSON. Write it anew with catwalk report."),
            ("[]", "is no whole report: An object is expected there. Write it anew with catwalk report."),
            (
                "{}",
                "is no whole report, at schemaVersion: This key is missing. Write it anew with catwalk report."
            ),
            (
                #"{"schemaVersion": 2}"#,
                "has schema version 2, and this catwalk reads reports of version \(Report.currentSchemaVersion). "
                    + "Write it anew with catwalk report."
            ),
            (
                #"{"schemaVersion": 4, "name": "Cats", "baseline": "MVC", "shared": [{"name": 1}]}"#,
                "is no whole report, at shared[0].name: Text is expected there. Write it anew with catwalk report."
            ),
        ]
    )
    func damaged(_ text: String, message: String) throws {
        let folder = try TestFolder()
        let file = try folder.write(text, to: "report.json")
        let error = try #require(throws: PublicationError.self) { try ReportFile(at: file).read() }
        #expect(error.description == "\(file.path) \(message)")
    }

    @Test("One that was cut off anywhere is refused", arguments: 1..<40)
    func truncated(_ part: Int) throws {
        let folder = try TestFolder()
        let data = Data(try text(of: .sample()).utf8)
        let file = folder.url(of: "report.json")
        try data.prefix(data.count * part / 40).write(to: file)
        let error = try #require(throws: PublicationError.self) { try ReportFile(at: file).read() }
        #expect(error.description.hasPrefix("\(file.path) is no whole report: It is not JSON."))
    }

    @Test("One that is not there is named")
    func missing() throws {
        let error = try #require(throws: PublicationError.self) {
            try ReportFile(at: URL(filePath: "/nowhere/report.json")).read()
        }
        #expect(error.description.hasPrefix("/nowhere/report.json could not be read: "))
    }

    private func text(of report: Report) throws -> String {
        try ReportFormat.json.files(for: report)[0].text
    }
}
