import Foundation
import Report
import Testing

@testable import Coverage

struct FileCoverageTests {
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

    @Test("Regions of the file's code are kept in its order; a gap is where one starts that did not run")
    func regions() throws {
        let coverage = try coverage(
            of: file("/links/Left/A.swift"),
            functions: [
                function(
                    "/links/Left/A.swift",
                    "[6, 9, 8, 2, 0, 0, 0, 0], [7, 3, 7, 9, 0, 0, 0, 2], [1, 1, 1, 2, 0, 1, 0, 0]"
                ),
                function("/links/Left/A.swift", "[3, 1, 5, 2, 4, 0, 0, 0], [4, 1, 4, 9, 0, 0, 0, 0]"),
                function("/elsewhere/runner.swift", "[1, 1, 2, 2, 1, 0, 0, 0]"),
            ]
        )
        #expect(
            coverage.regions == [
                "Code/Left/A.swift": [
                    region(from: (3, 1), to: (5, 2), didRun: true), region(from: (4, 1), to: (4, 9), didRun: false),
                    region(from: (6, 9), to: (8, 2), didRun: false),
                ]
            ]
        )
        #expect(coverage.gaps(of: "Code/Left/A.swift") == [.init(line: 4, column: 1), .init(line: 6, column: 9)])
    }

    @Test("A function that is there several times counts once, and ran where it ran in any of them")
    func instantiations() throws {
        let coverage = try coverage(
            of: file("/links/Left/A.swift"),
            functions: [
                function("/links/Left/A.swift", "[3, 1, 5, 2, 0, 0, 0, 0], [4, 1, 4, 9, 0, 0, 0, 0]"),
                function("/links/Left/A.swift", "[3, 1, 5, 2, 9, 0, 0, 0], [4, 1, 4, 9, 0, 0, 0, 0]"),
            ]
        )
        #expect(coverage.regions["Code/Left/A.swift"]?.count == CoverageCount(covered: 1, total: 2))
    }

    @Test("Of two functions that start at one place, the one with more regions stands for both")
    func sameStart() throws {
        let coverage = try coverage(
            of: file("/links/Left/A.swift"),
            functions: [
                function("/links/Left/A.swift", "[3, 24, 3, 60, 1, 0, 0, 0]"),
                function("/links/Left/A.swift", "[3, 24, 3, 58, 0, 0, 0, 0], [3, 40, 3, 44, 0, 0, 0, 0]"),
            ]
        )
        #expect(
            coverage.regions["Code/Left/A.swift"] == [
                region(from: (3, 24), to: (3, 58), didRun: true), region(from: (3, 40), to: (3, 44), didRun: false),
            ]
        )
    }

    @Test("Code lines are counted in each file of which they are given and whose lines are known")
    func crossing() throws {
        let segments = "[3, 1, 2, true, true, false], [6, 2, 0, false, false, false]"
        let coverage = try coverage(
            of: file("/links/Left/A.swift", lines: (4, 4), segments: segments),
            file("/links/Left/B.swift")
        )
        let crossed = coverage.crossed(withCodeLines: ["Code/Left/A.swift": [1, 3, 5, 6], "Code/Left/B.swift": [1]])
        #expect(crossed.files["Code/Left/A.swift"]?.codeLines == CoverageCount(covered: 3, total: 3))
        #expect(crossed.files["Code/Left/B.swift"]?.codeLines == nil)
        #expect(crossed.figures(of: crossed.files.keys).codeLines == CoverageCount(covered: 3, total: 3))
        #expect(coverage.figures(of: coverage.files.keys).codeLines == nil)
    }

    @Test("Without runs the totals are the same, and nothing is covered")
    func withoutRuns() throws {
        let path = "Code/Left/A.swift"
        let coverage = try coverage(
            of: file(
                "/links/Left/A.swift",
                regions: (1, 2),
                functions: (1, 1),
                lines: (3, 3),
                segments: "[3, 1, 2, true, true, false], [6, 2, 0, false, false, false]"
            ),
            functions: [function("/links/Left/A.swift", "[3, 1, 6, 2, 2, 0, 0, 0], [4, 1, 4, 9, 0, 0, 0, 0]")]
        )
        let without = coverage.withoutRuns
        #expect(
            without.files[path]
                == CoverageFigures(
                    regions: CoverageCount(covered: 0, total: 2),
                    functions: CoverageCount(covered: 0, total: 1),
                    lines: CoverageCount(covered: 0, total: 3)
                )
        )
        #expect(without.regions[path]?.count == CoverageCount(covered: 0, total: 2))
        #expect(without.gaps(of: path) == [.init(line: 3, column: 1), .init(line: 4, column: 1)])
        #expect(without.lines[path]?.count == CoverageCount(covered: 0, total: 4))
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

    private func coverage(of files: String..., functions: [String] = []) throws -> FileCoverage {
        let text = """
            {"data": [{"files": [\(files.joined(separator: ","))], "functions": [\(functions.joined(separator: ","))]}],
            "version": "3.1.0"}
            """
        let prefix = "/links/"
        return try CoverageFile(text: Data(text.utf8), name: "llvm-cov")
            .coverage { $0.hasPrefix(prefix) ? "Code/" + $0.dropFirst(prefix.count) : nil }
    }

    private func function(_ file: String, _ regions: String) -> String {
        #"{"name": "f", "count": 1, "filenames": ["\#(file)"], "regions": [\#(regions)]}"#
    }

    private func region(from start: (Int, Int), to end: (Int, Int), didRun: Bool) -> CoverageRegion {
        CoverageRegion(
            start: CoveragePlace(line: start.0, column: start.1),
            end: CoveragePlace(line: end.0, column: end.1),
            didRun: didRun
        )
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
