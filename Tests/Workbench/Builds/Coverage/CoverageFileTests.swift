import Coverage
import Foundation
import Report
import Support
import TestFolder
import Testing

struct CoverageFileTests {
    @Test("An export that is not as it should be names the file and the key", arguments: BrokenExport.all)
    func broken(_ export: BrokenExport) {
        let error = #expect(throws: CoverageError.self) {
            try CoverageFile(text: Data(export.text.utf8), name: "ci.json")
        }
        guard case .malformed("ci.json", export.key, let reason) = error else {
            Issue.record("\(String(describing: error)) is not about \(export.key)")
            return
        }
        #expect(!reason.isEmpty && reason.count <= 200)
    }

    @Test("A summary gives figures, and neither regions nor lines")
    func summary() throws {
        let file = try CoverageFile(text: Data(BrokenExport.whole.utf8), name: "ci.json")
        let coverage = file.coverage { $0 }.crossed(withCodeLines: ["A.swift": [1, 2]])
        #expect(file.sources == ["A.swift"])
        #expect(coverage.files["A.swift"]?.regions == CoverageCount(covered: 1, total: 2))
        #expect(coverage.files["A.swift"]?.codeLines == nil)
        #expect(coverage.regions.isEmpty && coverage.lines.isEmpty)
    }

    @Test("What is read from a file is what is in it")
    func file() throws {
        let folder = try TestFolder()
        let url = try folder.write(BrokenExport.whole, to: "ci.json")
        #expect(try CoverageFile(at: url).sources == ["A.swift"])
    }

    @Test("A folder and a pipe are not files, and reading them does not wait")
    func notAFile() throws {
        let folder = try TestFolder()
        let pipe = folder.url(of: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        for url in [folder.url, pipe] {
            #expect(throws: CoverageError.file(.notAFile(path: url.path))) { try CoverageFile(at: url) }
        }
    }

    @Test("A file that is not there is an error that names it")
    func missing() throws {
        let url = try TestFolder().url(of: "ci.json")
        #expect(throws: CoverageError.file(.notRead(path: url.path, SystemReason(code: ENOENT)))) {
            try CoverageFile(at: url)
        }
    }
}

/// The text of an export with one thing wrong, and the key that the error names.
struct BrokenExport: Sendable, CustomTestStringConvertible {
    let reason: String
    let text: String
    let key: String

    var testDescription: String { reason }

    static let whole = """
        {"data": [{"files": [{"filename": "A.swift", "summary": {"regions": {"count": 2, "covered": 1},
        "functions": {"count": 1, "covered": 1}, "lines": {"count": 3, "covered": 2}}}]}]}
        """

    static let all =
        [
            BrokenExport(reason: "empty", text: "", key: ""),
            BrokenExport(reason: "not JSON", text: "TN:\nSF:/ci/app/A.swift\nend_of_record", key: ""),
            BrokenExport(reason: "cut off", text: String(whole.prefix(100)), key: ""),
            BrokenExport(reason: "100 000 deep", text: String(repeating: "[", count: 100_000), key: ""),
            BrokenExport(reason: "a list", text: "[]", key: ""),
            BrokenExport(reason: "without data", text: "{}", key: "data"),
            BrokenExport(reason: "data is null", text: #"{"data": null}"#, key: "data"),
            BrokenExport(reason: "another tool's", text: #"{"data": [], "type": "tally"}"#, key: "type"),
            BrokenExport(reason: "another version", text: #"{"data": [], "version": "99.0"}"#, key: "version"),
            BrokenExport(reason: "without files", text: #"{"data": [{}]}"#, key: "data[0].files"),
        ] + values + lists

    private static let values = [
        whole("a text for a number", replacing: #""count": 2"#, by: #""count": "2""#, key: "regions.count"),
        whole("no number", replacing: #""count": 2"#, by: #""count": NaN"#, at: ""),
        whole("a negative number", replacing: #""count": 2"#, by: #""count": -2"#, key: "regions.count"),
        whole("a number too large", replacing: #""count": 2"#, by: #""count": 1e400"#, key: "regions.count"),
        whole(
            "digits without end",
            replacing: #""count": 2"#,
            by: #""count": \#(String(repeating: "9", count: 100_000))"#,
            key: "regions.count"
        ),
        whole(
            "zeros without end",
            replacing: #""count": 2"#,
            by: #""count": 4294967296.\#(String(repeating: "0", count: 100_000))"#,
            key: "regions.count"
        ),
        whole("a part of one", replacing: #""count": 2"#, by: #""count": 2.5"#, at: ""),
        whole("more than all", replacing: #""covered": 2"#, by: #""covered": 4"#, key: "lines.covered"),
        whole("a key is missing", replacing: #""lines""#, by: #""Lines""#, key: "lines"),
        whole("no file name", replacing: #""filename""#, by: #""name""#, at: "data[0].files[0].filename"),
    ]

    private static let lists = [
        segments("[1, 1, 1, true, true]", key: "[0][5]"),
        segments("[1, 1, 1, 1, true, false]", key: "[0][3]"),
        segments("[-1, 1, 1, true, true, false]", key: "[0][0]"),
        segments("[2, 1, 1, true, true, false], [1, 9, 1, true, true, false]", key: ""),
        BrokenExport(
            reason: "a region without an end",
            text: #"{"data": [{"files": [], "functions": [{"filenames": ["A.swift"], "regions": [[1, 1]]}]}]}"#,
            key: "data[0].functions[0].regions[0][2]"
        ),
    ]

    private static func whole(_ reason: String, replacing old: String, by new: String, key: String) -> BrokenExport {
        whole(reason, replacing: old, by: new, at: "data[0].files[0].summary.\(key)")
    }

    private static func whole(_ reason: String, replacing old: String, by new: String, at key: String) -> BrokenExport {
        BrokenExport(reason: reason, text: whole.replacing(old, with: new), key: key)
    }

    private static func segments(_ segments: String, key: String) -> BrokenExport {
        BrokenExport(
            reason: "segments \(segments)",
            text: whole.replacing(#""summary""#, with: #""segments": [\#(segments)], "summary""#),
            key: "data[0].files[0].segments\(key)"
        )
    }
}
