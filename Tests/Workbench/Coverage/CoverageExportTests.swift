import Foundation
import Testing

@testable import Coverage

struct CoverageExportTests {
    @Test("Figures of a file are what the tool counted, under the file's path in the subject")
    func figures() throws {
        let coverage = try coverage(of: file("/links/Left/A.swift", regions: (3, 4), functions: (1, 2), lines: (9, 11)))
        #expect(
            coverage.files == [
                "Code/Left/A.swift": CoverageFigures(
                    regions: CoverageCount(covered: 3, total: 4),
                    functions: CoverageCount(covered: 1, total: 2),
                    lines: CoverageCount(covered: 9, total: 11)
                )
            ]
        )
    }

    @Test("A file that is none of the subject's is left out")
    func foreign() throws {
        #expect(try coverage(of: file("/elsewhere/runner.swift")).files.isEmpty)
    }

    @Test("Gaps are where regions start that did not run; the ends of regions and the space between them are not")
    func gaps() throws {
        let segments = """
            [3, 1, 0, true, true, false], [4, 2, 5, true, true, false], [5, 1, 0, false, false, false],
            [6, 9, 0, true, true, false], [7, 1, 0, true, true, true], [8, 1, 0, true, false, false]
            """
        let coverage = try coverage(of: file("/links/Left/A.swift", segments: segments))
        #expect(coverage.gaps == ["Code/Left/A.swift": [.init(line: 3, column: 1), .init(line: 6, column: 9)]])
    }

    @Test("The figures of several files are their sum; a file that is not known adds nothing")
    func sum() throws {
        let coverage = try coverage(
            of: file("/links/Left/A.swift", regions: (3, 4), functions: (1, 2), lines: (9, 11)),
            file("/links/Left/B.swift", regions: (1, 1), functions: (1, 1), lines: (5, 5)),
            file("/links/Left/C.swift", regions: (7, 7), functions: (7, 7), lines: (7, 7))
        )
        let sum = coverage.figures(of: ["Code/Left/A.swift", "Code/Left/B.swift", "Code/Left/Protocols.swift"])
        #expect(sum.regions == CoverageCount(covered: 4, total: 5))
        #expect(sum.functions == CoverageCount(covered: 2, total: 3))
        #expect(sum.lines == CoverageCount(covered: 14, total: 16))
    }

    @Test("A share is undefined when there is nothing to cover")
    func share() {
        #expect(CoverageCount(covered: 3, total: 4).share == 0.75)
        #expect(CoverageCount.none.share == nil)
    }

    private func coverage(of files: String...) throws -> FileCoverage {
        let text = #"{"data": [{"files": [\#(files.joined(separator: ","))]}], "version": "3.1.0"}"#
        let prefix = "/links/"
        return try JSONDecoder().decode(CoverageExport.self, from: Data(text.utf8))
            .coverage { $0.hasPrefix(prefix) ? "Code/" + $0.dropFirst(prefix.count) : nil }
    }

    private func file(
        _ name: String,
        regions: (Int, Int) = (0, 0),
        functions: (Int, Int) = (0, 0),
        lines: (Int, Int) = (0, 0),
        segments: String? = nil
    ) -> String {
        func count(_ count: (covered: Int, total: Int)) -> String {
            #"{"count": \#(count.total), "covered": \#(count.covered), "percent": 1.5}"#
        }
        let list = segments.map { #""segments": [\#($0)],"# } ?? ""
        return """
            {"filename": "\(name)", \(list) "summary": {"branches": \(count((0, 0))), "regions": \(count(regions)),
            "functions": \(count(functions)), "lines": \(count(lines))}}
            """
    }
}
