import Foundation
import Report
import TestFolder
import Testing

@testable import Publication

struct ReportFormatTests {
    @Test(
        "Each format has files of its own",
        arguments: [
            (.md, ["report.md"]), (.json, ["report.json"]), (.csv, ["report.csv"]), (.sarif, ["report.sarif"]),
            (
                .badges,
                ["badges/rules.json", "badges/tests.json", "badges/code-lines.json", "badges/coverage.json"]
            ),
            // Nothing is known about the coupling of an architecture that failed or has no edges.
            (.mermaid, ["diagrams/MVC.mmd"]),
            (.svg, ["pictures/overview-light.svg", "pictures/overview-dark.svg"]),
        ] as [(ReportFormat, [String])]
    )
    func files(_ format: ReportFormat, paths: [String]) throws {
        #expect(try format.files(for: .sample()).map(\.path) == paths)
    }

    @Test("The same figures give the same bytes, measured or read again", arguments: ReportFormat.allCases)
    func reproducible(_ format: ReportFormat) throws {
        let first = try format.files(for: .sample())
        let second = try format.files(for: .sample())
        #expect(first.map(\.text) == second.map(\.text))
        #expect(first.allSatisfy { $0.text.hasSuffix("\n") || $0.text.hasSuffix("\r\n") })
    }

    @Test("Only what is one file can be printed")
    func single() {
        #expect(ReportFormat.allCases.filter(\.isSingleFile) == [.html, .md, .json, .csv, .sarif])
    }

    @Test("Markdown that is written alone opens with the pictures that are in the folder already")
    func picturesBeside() throws {
        let folder = try TestFolder()
        let reports = ReportFolder(at: folder.url, named: "Reports")
        let markdown = { try reports.files(for: .sample(), in: [.md]).map(\.text) }
        #expect(try !markdown().contains { $0.contains("<picture>") })
        try folder.write("", to: "pictures/overview-light.svg")
        #expect(try markdown().allSatisfy { $0.contains("<picture>") })
    }

    @Test("A folder has the standard formats, and those that are there already")
    func present() throws {
        let folder = try TestFolder()
        #expect(ReportFolder(at: folder.url, named: "Reports").formats == [.html, .md, .json])
        try folder.write("", to: "report.sarif")
        try folder.write("", to: "badges/rules.json")
        #expect(ReportFolder(at: folder.url, named: "Reports").formats == [.html, .md, .json, .sarif, .badges])
    }
}
