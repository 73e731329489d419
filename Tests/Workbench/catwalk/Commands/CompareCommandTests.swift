import Foundation
import Publication
import Report
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
            (
                "not JSON",
                "is no whole report: It is not JSON from line 1, column 1 on. Write it anew with catwalk report."
            ),
            ("{\"schemaVersion\": 1}", "is no whole report, at schemaVersion: It is 1, and this catwalk knows "),
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

    @Test("Reports of two subjects, or in the wrong order, are compared with a word about it")
    func doubts() async throws {
        let folder = try TestFolder()
        func report(_ name: String, _ date: String) throws -> String {
            let generation = Generation(tool: "", swift: "", commit: nil, host: "", date: date, seconds: [:])
            let report = Report(name: name, baseline: "", shared: [], architectures: []).generated(by: generation)
            return try folder.write(ReportFormat.json.files(for: report)[0].text, to: "\(name)-\(date).json").path
        }
        let old = try report("Cats", "2026-01-01T00:00:00Z")
        let new = try report("Cats", "2026-02-01T00:00:00Z")
        let other = try report("Dogs", "2026-03-01T00:00:00Z")
        #expect(try await catwalk("compare", old, new).errors.text.isEmpty)
        let swapped = try await catwalk("compare", new, old)
        #expect(swapped.status == .exited(0))
        #expect(swapped.errors.text == "catwalk: \(new) was made after \(old): before and after may be swapped.\n")
        #expect(
            try await catwalk("compare", old, other).errors.text
                == "catwalk: \(old) is of Cats, and \(other) is of Dogs: they may have little in common.\n"
        )
        let page = try await catwalk("compare", old, new, "--format", "html")
        #expect(page.output.text.hasPrefix("<!DOCTYPE html>"))
    }

    @Test("A file that is not there is named")
    func missing() async throws {
        let compare = try await catwalk("compare", "/nowhere/a.json", "/nowhere/b.json")
        #expect(compare.status == .exited(2))
        #expect(
            compare.errors.text.hasPrefix("catwalk: /nowhere/a.json could not be read: No such file or directory. ")
        )
    }

    @Test("A folder without a repository has no revisions")
    func noRepository() async throws {
        let folder = try TestFolder()
        let compare = try await catwalk("compare", "main..HEAD", folder.url.path)
        #expect(compare.status == .exited(2))
        #expect(compare.errors.text.hasPrefix("catwalk: \(folder.url.path) lies in no git repository, "))
    }
}
