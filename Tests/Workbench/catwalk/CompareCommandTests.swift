import Foundation
import TestFolder
import Testing

@testable import catwalk

struct CompareCommandTests {
    @Test("One thing is not enough to compare, and what is no range is a report")
    func arguments() throws {
        #expect(throws: (any Error).self) { try CompareCommand.parse(["old.json"]) }
        #expect(throws: (any Error).self) { try CompareCommand.parse(["main..HEAD", "/nowhere"]) }
        #expect(try CompareCommand.parse(["old.json", "new.json"]).format == .text)
        #expect(try CompareCommand.parse(["main..HEAD"]).second == nil)
    }

    @Test(
        "A file that is no report of today is named, with what to do",
        arguments: [
            ("{}", "is no whole report, at schemaVersion: This key is missing. Write it anew with catwalk report."),
            ("not JSON", "is no whole report: It is not JSON. Write it anew with catwalk report."),
            ("{\"schemaVersion\": 1}", "has schema version 1, and this catwalk reads reports of version "),
        ]
    )
    func foreign(_ text: String, words: String) async throws {
        let folder = try TestFolder()
        let file = try folder.write(text, to: "old.json")
        let compare = try await catwalk("compare", file.path, file.path)
        #expect(compare.status == .exited(2))
        #expect(compare.errors.text.hasPrefix("catwalk: \(file.path) \(words)"))
        #expect(compare.output.text.isEmpty)
    }

    @Test("A file that is not there is named")
    func missing() async throws {
        let compare = try await catwalk("compare", "/nowhere/a.json", "/nowhere/b.json")
        #expect(compare.status == .exited(2))
        #expect(compare.errors.text.hasPrefix("catwalk: /nowhere/a.json could not be read: "))
    }

    @Test("A folder without a repository has no revisions")
    func noRepository() async throws {
        let folder = try TestFolder()
        let compare = try await catwalk("compare", "main..HEAD", folder.url.path)
        #expect(compare.status == .exited(2))
        #expect(compare.errors.text.hasPrefix("catwalk: \(folder.url.path) lies in no git repository, "))
    }
}
