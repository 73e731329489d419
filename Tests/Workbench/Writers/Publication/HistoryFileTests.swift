import Foundation
import Report
import TestFolder
import Testing

@testable import Publication

struct HistoryFileTests {
    private let series = Series(
        of: .architectures,
        commits: [
            PastCommit(
                hash: "a",
                date: "2026-11-21T00:00:00Z",
                title: "One",
                sizes: ["App": CodeSize(files: 1, codeLines: 2, types: 3, edges: 4)]
            )
        ]
    )

    @Test("What is written is read again; where there is no file there is no history")
    func both() throws {
        let folder = try TestFolder()
        let file = HistoryFile(in: ReportFolder(of: folder.url))
        #expect(try file.read() == nil)
        try file.write(series)
        #expect(try file.read() == series)
        #expect(try folder.names(in: "Reports") == ["history.json"])
    }

    @Test(
        "A file that is no history is named, with the key and what to do",
        arguments: [
            ("", ": It is cut short: the text ends in line 1, column 1."),
            ("{\"schemaVersion\": 1", ": It is cut short: the text ends in line 1, column 20."),
            ("{\"schemaVersion\": 7}", ", at schemaVersion: It is 7, and this catwalk knows 1."),
            ("{\"schemaVersion\": 1}", ", at parts: This key is missing."),
            (
                "{\"schemaVersion\": 1, \"parts\": \"targets\", \"commits\": [{\"hash\": 1}]}",
                ", at commits[0].hash: Text is expected there."
            ),
        ]
    )
    func malformed(_ text: String, words: String) throws {
        let folder = try TestFolder()
        let path = try folder.write(text, to: "Reports/history.json").path
        let error = #expect(throws: PublicationError.self) { try HistoryFile(in: ReportFolder(of: folder.url)).read() }
        #expect(
            error?.description
                == "\(path) is no whole history\(words) Write it anew with catwalk history, or remove it."
        )
    }

    @Test("A file in the folder's place is named")
    func notWritten() throws {
        let folder = try TestFolder()
        try folder.write("", to: "Reports")
        let error = #expect(throws: PublicationError.self) {
            try HistoryFile(in: ReportFolder(of: folder.url)).write(series)
        }
        #expect(error?.description.hasPrefix("\(folder.url.path)/Reports is not a folder. ") == true)
    }
}
