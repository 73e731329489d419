import Foundation
import TestFolder
import Testing

@testable import Publication

struct FolderExchangeTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test("All files change at once, and the other files are the very same ones")
    func exchange() throws {
        try folder.write("old", to: "Reports/report.md")
        try folder.write("mine", to: "Reports/benchmarks.json")
        try folder.write("mine", to: "Reports/badges/mine.json")
        let number = try fileNumber(of: "Reports/benchmarks.json")
        let exchange = try #require(folderExchange(of: ["report.md", "badges/rules.json"]))
        try exchange.stage()
        #expect(try folder.text(of: "Reports/report.md") == "old")
        #expect(exchange.commit())
        exchange.keepLateFiles()
        exchange.discard()
        #expect(try folder.names() == ["Reports"])
        #expect(try folder.names(in: "Reports") == ["badges", "benchmarks.json", "report.md"])
        #expect(try folder.names(in: "Reports/badges") == ["mine.json", "rules.json"])
        #expect(try folder.text(of: "Reports/report.md") == "new")
        #expect(try fileNumber(of: "Reports/benchmarks.json") == number)
    }

    @Test("What others write into the folder meanwhile is kept")
    func late() throws {
        try folder.write("old", to: "Reports/report.md")
        try folder.write("old", to: "Reports/benchmarks.json")
        let exchange = try #require(folderExchange(of: ["report.md"]))
        try exchange.stage()
        try folder.write("late", to: "Reports/benchmarks.json")
        try folder.write("late", to: "Reports/notes.txt")
        #expect(exchange.commit())
        exchange.keepLateFiles()
        exchange.discard()
        #expect(try folder.names(in: "Reports") == ["benchmarks.json", "notes.txt", "report.md"])
        #expect(try folder.text(of: "Reports/benchmarks.json") == "late")
        #expect(try folder.text(of: "Reports/notes.txt") == "late")
    }

    @Test("What was exchanged can be exchanged back", arguments: [true, false])
    func revert(_ isThere: Bool) throws {
        if isThere { try folder.write("old", to: "Reports/report.md") }
        let exchange = try #require(folderExchange(of: ["report.md"]))
        try exchange.stage()
        #expect(exchange.commit())
        exchange.revert()
        exchange.discard()
        #expect(try folder.names() == (isThere ? ["Reports"] : []))
        if isThere { #expect(try folder.text(of: "Reports/report.md") == "old") }
    }

    @Test("What a killed run left behind is removed, and nothing that only looks like it")
    func leftovers() throws {
        let left = ".Reports.catwalk-\(UUID().uuidString)"
        try folder.write("", to: "\(left)/report.md")
        try folder.write("", to: ".Reports.catwalk-mine/report.md")
        let exchange = try #require(folderExchange(of: ["report.md"]))
        try exchange.stage()
        exchange.discard()
        #expect(try folder.names() == [".Reports.catwalk-mine"])
    }

    @Test("What a killed run left in the folder does not come along")
    func leftoversInside() throws {
        try folder.write("half", to: "Reports/.report.md.catwalk-\(UUID().uuidString)")
        try folder.write("mine", to: "Reports/.notes.catwalk-mine")
        let exchange = try #require(folderExchange(of: ["report.md"]))
        try exchange.stage()
        #expect(exchange.commit())
        exchange.discard()
        #expect(try folder.names(in: "Reports") == [".notes.catwalk-mine", "report.md"])
    }

    @Test("A folder with folders or links of other people stays itself")
    func others() throws {
        try folder.write("", to: "Reports/photos/cat.png")
        #expect(folderExchange(of: ["report.md"]) == nil)
        try FileManager.default.removeItem(at: folder.url(of: "Reports/photos"))
        #expect(folderExchange(of: ["report.md"]) != nil)
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: "Reports/report.md"),
            withDestinationURL: folder.url(of: "elsewhere.md")
        )
        #expect(folderExchange(of: ["report.md"]) == nil)
    }

    @Test("The folder keeps its permissions, and so do its files")
    func permissions() throws {
        try folder.write("old", to: "Reports/report.md")
        let files = FileManager.default
        for (path, permissions) in [("Reports/report.md", 0o640), ("Reports", 0o750)] {
            try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.url(of: path).path)
        }
        let exchange = try #require(folderExchange(of: ["report.md"]))
        try exchange.stage()
        #expect(exchange.commit())
        exchange.discard()
        for (path, permissions) in [("Reports/report.md", 0o640), ("Reports", 0o750)] {
            #expect(
                try files.attributesOfItem(atPath: folder.url(of: path).path)[.posixPermissions] as? Int == permissions
            )
        }
    }

    private func folderExchange(of paths: [String]) -> FolderExchange? {
        let reports = ReportFolder(at: folder.url(of: "Reports"), named: "Reports")
        return FolderExchange(
            of: reports.location,
            for: paths.map { PublishedFile(path: $0, in: reports, text: "new") }
        )
    }

    private func fileNumber(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.url(of: path).path)[.systemFileNumber] as? Int
    }
}
