import Foundation
import Report
import Testing

@testable import Coverage

struct LineCoverageTests {
    @Test("Lines are those of the segments, by the rule of llvm-cov", arguments: SegmentSample.all)
    func rule(_ sample: SegmentSample) throws {
        let segments = try JSONDecoder().decode([CoverageExport.Segment].self, from: Data("[\(sample.segments)]".utf8))
        #expect(LineCoverage(of: segments).letters(to: sample.lines.count) == sample.lines)
    }

    @Test("Only lines that have a counter count, each as it ran; a line outside the file has none")
    func crossing() {
        let lines = LineCoverage(
            stretches: [.init(lines: 4...10, didRun: true), .init(lines: 11...11, didRun: false)]
        )
        #expect(lines.count == CoverageCount(covered: 7, total: 8))
        #expect(lines.count(of: [1, 4, 10, 11, 12]) == CoverageCount(covered: 2, total: 3))
        #expect(lines.count(of: [0, -1, .max]) == .none)
        #expect(LineCoverage(stretches: []).count(of: [1]) == .none)
    }

    @Test("Lines without end take no time")
    func endless() throws {
        let text = "[[1, 1, 1, true, true, false], [4294967295, 1, 0, false, false, false]]"
        let segments = try JSONDecoder().decode([CoverageExport.Segment].self, from: Data(text.utf8))
        #expect(LineCoverage(of: segments).count.total == 4_294_967_295)
    }
}

/// Segments as `llvm-cov` prints them, and what each line is by hand: `r` ran, `n` did not, `.` has no counter.
struct SegmentSample: Sendable, CustomTestStringConvertible {
    let reason: String
    let segments: String
    let lines: String

    var testDescription: String { reason }

    static let all = [
        SegmentSample(reason: "a file without code", segments: "", lines: "..."),
        SegmentSample(
            reason: "from where a region starts to where it ends, the end's line too",
            segments: "[2, 5, 3, true, true, false], [4, 6, 0, false, false, false]",
            lines: ".rrr."
        ),
        SegmentSample(
            reason: "a line ran when any region that starts on it did",
            segments: """
                [1, 1, 0, true, true, false], [1, 9, 2, true, true, false], [1, 12, 0, true, false, false],
                [2, 1, 0, false, false, false]
                """,
            lines: "rn."
        ),
        SegmentSample(
            reason: "a line ran when what reaches it from above did, though what starts on it did not",
            segments: """
                [1, 1, 7, true, true, false], [2, 9, 0, true, true, false], [3, 2, 7, true, false, false],
                [4, 1, 0, false, false, false]
                """,
            lines: "rrnr."
        ),
        SegmentSample(
            reason: "the count behind a region's end on its last line is the next line's",
            segments: """
                [1, 1, 0, true, true, false], [2, 3, 4, true, false, false], [4, 1, 0, false, false, false]
                """,
            lines: "nnrr."
        ),
        SegmentSample(
            reason: "what is skipped has no counter",
            segments: """
                [1, 1, 1, true, true, false], [2, 1, 0, false, true, false], [4, 1, 1, true, false, false],
                [5, 1, 0, false, false, false]
                """,
            lines: "r...r"
        ),
        SegmentSample(
            reason: "the space between regions has a counter, and does not say that a line ran",
            segments: "[1, 1, 0, true, true, false], [2, 1, 5, true, true, true], [3, 1, 0, false, false, false]",
            lines: "nnr"
        ),
    ]
}

extension LineCoverage {
    fileprivate func letters(to last: Int) -> String {
        String((1...last).map { line in didRun(line: line).map { $0 ? "r" : "n" } ?? "." })
    }
}
