import Files
import Foundation
import Report
import TestFolder
import Testing

@testable import Publication

struct PublicationTests {
    private let folder: TestFolder
    private let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [])

    init() throws {
        folder = try TestFolder()
    }

    @Test("A first report makes its folder, and leaves nothing else there")
    func first() throws {
        try publication().write()
        #expect(try folder.names(in: "Reports") == ["index.html", "report.json", "report.md"])
        #expect(try folder.text(of: "Reports/report.md").hasPrefix("# Cats"))
        #expect(try publication().stale().isEmpty)
    }

    @Test("A README with markers is brought up to date, and keeps its permissions")
    func readme() throws {
        let readme = try folder.write(
            "<!-- catwalk:comparison -->old<!-- /catwalk:comparison -->",
            to: "README.md"
        )
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: readme.path)
        try publication().write()
        #expect(try folder.text(of: "README.md") == "<!-- catwalk:comparison -->\n\n\n<!-- /catwalk:comparison -->")
        #expect(try files.attributesOfItem(atPath: readme.path)[.posixPermissions] as? Int == 0o640)
    }

    @Test("A README without markers, or that is not there, is no part of the publication", arguments: [nil, "# Cats"])
    func plainReadme(_ text: String?) throws {
        if let text { try folder.write(text, to: "README.md") }
        #expect(
            try publication().files.map(\.name) == ["Reports/index.html", "Reports/report.md", "Reports/report.json"]
        )
    }

    @Test("What is missing or differs is named, with the first line that differs")
    func stale() throws {
        try publication().write()
        try FileManager.default.removeItem(at: folder.url(of: "Reports/report.json"))
        try folder.write("# Cats: the report\nmore", to: "Reports/report.md")
        #expect(
            try publication().stale().map(\.description) == [
                """
                Reports/report.md differs from what the sources give, first in line 2:
                  is        more
                  should be \("")
                """,
                "Reports/report.json is missing.",
            ]
        )
    }

    @Test("Looking for stale files writes nothing")
    func readOnly() throws {
        _ = try publication().stale()
        #expect(try folder.names().isEmpty)
    }

    @Test(
        "A link in the place of a file or a folder of the report is named, and nothing is written",
        arguments: ["Reports", "Reports/report.md", "README.md"]
    )
    func link(_ path: String) throws {
        let outside = try TestFolder()
        try outside.write("old", to: "report.md")
        try folder.write("", to: "Reports/index.html")
        if path == "Reports" { try FileManager.default.removeItem(at: folder.url(of: "Reports")) }
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: path),
            withDestinationURL: path == "Reports" ? outside.url : outside.url(of: "report.md")
        )
        let error = try #require(throws: PublicationError.self) {
            try publication(in: ReportFolder(of: folder.url)).write()
        }
        #expect(error.description.hasPrefix("\(folder.url(of: path).path) is a link, "))
        #expect(try outside.names() == ["report.md"])
        #expect(try outside.text(of: "report.md") == "old")
    }

    @Test("A README that is not UTF-8 is told with line and column, and stays as it is")
    func latin() throws {
        let text = Data("# Caf\n<!-- catwalk:comparison -->\n<!-- /catwalk:comparison -->\nCaf".utf8) + [0xE9]
        try text.write(to: folder.url(of: "README.md"))
        let error = try #require(throws: PublicationError.self) { try publication().write() }
        #expect(
            error.description == """
                README.md:4:4: Here stands a byte that is not UTF-8. Save the file as UTF-8. No file of the report was \
                changed.
                """
        )
        #expect(try Data(contentsOf: folder.url(of: "README.md")) == text)
        #expect(try folder.names() == ["README.md"])
    }

    @Test("The page of traces goes stale by itself; the report's page, once that stands beside it, for it leads there")
    func traces() throws {
        let reports = ReportFolder(of: folder.url)
        try publication(in: reports).write()
        let traces = Publication(ofTraces: "new", in: reports)
        #expect(try traces.stale().map(\.file.name) == ["Reports/traces.html"])
        try traces.write()
        #expect(try traces.stale().isEmpty)
        #expect(try folder.text(of: "Reports/traces.html") == "new")
        #expect(try publication(in: reports).stale().map(\.file.name) == ["Reports/index.html"])
    }

    @Test("A folder that can't be made is an error that says so, and nothing is left behind")
    func blocked() throws {
        try folder.write("a file where a folder should be", to: "Reports")
        let error = try #require(throws: PublicationError.self) {
            try publication(in: ReportFolder(of: folder.url)).write()
        }
        #expect(error.description.hasPrefix("\(folder.url(of: "Reports").path) is not a folder. "))
        #expect(try folder.names() == ["Reports"])
    }

    private func publication(
        as formats: [ReportFormat] = ReportFormat.standard,
        in reports: ReportFolder? = nil
    ) throws -> Publication {
        try Publication(
            of: report,
            as: formats,
            in: reports ?? ReportFolder(at: folder.url(of: "Reports"), named: "Reports"),
            readme: EnclosedFile("README.md", in: folder.url)
        )
    }
}
