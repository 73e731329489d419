import Files
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
        #expect(try ReportFile(EnclosedFile(at: file)).read() == .sample())
    }

    @Test(
        "What is no whole report is refused, with the file, the key and what to do",
        arguments: [
            (
                "",
                "is no whole report: It is cut short: the text ends in line 1, column 1. "
                    + "Write it anew with catwalk report."
            ),
            ("[]", "is no whole report: An object is expected there. Write it anew with catwalk report."),
            (
                "{}",
                "is no whole report, at schemaVersion: This key is missing. Write it anew with catwalk report."
            ),
            (
                #"{"schemaVersion": 2}"#,
                "is no whole report, at schemaVersion: It is 2, and this catwalk knows \(Report.currentSchemaVersion). "
                    + "Write it anew with catwalk report."
            ),
            (
                #"{"schemaVersion": 7.5}"#,
                "is no whole report: It can't be decoded: a number is too large, or has a fraction, where a whole one is expected. "
                    + "Write it anew with catwalk report."
            ),
            (
                "{\"schemaVersion\": 5,\n \"shared\": [{\"files\": -1}]}",
                "is no whole report, at shared[0].files: Nobody can have measured the number in line 2, column 23. "
                    + "Write it anew with catwalk report."
            ),
            (
                #"{"schemaVersion": 7, "name": "Cats", "baseline": "MVC", "shared": [{"name": 1}]}"#,
                "is no whole report, at shared[0].name: Text is expected there. Write it anew with catwalk report."
            ),
        ]
    )
    func damaged(_ text: String, message: String) throws {
        let folder = try TestFolder()
        let file = try folder.write(text, to: "report.json")
        let error = try #require(throws: PublicationError.self) { try ReportFile(EnclosedFile(at: file)).read() }
        #expect(error.description == "\(file.path) \(message)")
    }

    @Test("One that was cut off anywhere is refused", arguments: 1..<40)
    func truncated(_ part: Int) throws {
        let folder = try TestFolder()
        let data = Data(try text(of: .sample()).utf8)
        let file = folder.url(of: "report.json")
        try data.prefix(data.count * part / 40).write(to: file)
        let error = try #require(throws: PublicationError.self) { try ReportFile(EnclosedFile(at: file)).read() }
        #expect(error.description.hasPrefix("\(file.path) is no whole report: It is cut short: the text ends in line "))
    }

    @Test("One that is not there is named")
    func missing() throws {
        let error = try #require(throws: PublicationError.self) {
            try ReportFile(EnclosedFile(at: URL(filePath: "/nowhere/report.json"))).read()
        }
        #expect(error.description.hasPrefix("/nowhere/report.json could not be read: No such file or directory. "))
    }

    private func text(of report: Report) throws -> String {
        try ReportFormat.json.files(for: report)[0].text
    }
}
