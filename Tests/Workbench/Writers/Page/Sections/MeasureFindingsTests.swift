import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct MeasureFindingsTests {
    @Test("A range names the ends, and one value of all is said as what it is; of one architecture, nothing is said")
    func ranges() {
        let columns = Column.all(of: .madeUp)
        let code = { (figures: ArchitectureFigures) in Double(figures.lines.code) }
        let files = { (figures: ArchitectureFigures) in Double(figures.files) }
        let all = MeasureFindings(columns: columns, sharedLines: 0, words: .standard)
        let one = MeasureFindings(columns: Array(columns.prefix(1)), sharedLines: 0, words: .standard)
        #expect(all.range(of: code, named: "Code")?.en == "Code: from 100 (Flat) to 250 (Deep).")
        #expect(all.range(of: files, named: "Files")?.en == "Files: 3 in each.")
        #expect(one.range(of: files, named: "Files") == nil)
        #expect(all.range(of: { _ in nil }, named: "Files") == nil)
    }

    @Test("With the opposite figures it says the opposite")
    func opposite() throws {
        let report = Report.of([
            .made(name: "Flat", code: 300, unit: 60, edges: (2, 2), nccd: (1, 1)),
            .made(name: "Deep", code: 100, unit: 60, edges: (2, 2), nccd: (1, 1)),
        ])
        let columns = Column.all(of: report)
        let findings = MeasureFindings(columns: columns, sharedLines: 100, words: .standard)
        #expect(
            findings.sentences.map(\.en) == [
                // 400 : 200.
                "Most code of its own: Flat, 300 lines. Least: Deep, 100. That is ×3.00. "
                    + "Counting what all share, it is ×2.00.",
                "Cognitive complexity, summed: 2 in each.",
            ]
        )
        let code = { (figures: ArchitectureFigures) in Double(figures.lines.code) }
        #expect(findings.range(of: code, named: "Code")?.en == "Code: from 100 (Deep) to 300 (Flat).")
        let content = MeasuresSection.content(of: report, columns: columns, words: .standard)
        let others = MeasuresSection.content(of: .madeUp, columns: Column.all(of: .madeUp), words: .standard)
        func title(_ content: Content) -> String? { ((content["alike"] as? Content)?["title"] as? Words)?.en }
        let count = try #require(((content["alike"] as? Content)?["rows"] as? [Content])?.count)
        #expect(title(content) == "The same in all: \(count) measures")
        #expect(title(others) != title(content))
    }

    @Test("The ratio of the code is given with the shared layers, too, and goes with the sentence that it belongs to")
    func shared() {
        let findings = MeasureFindings(columns: Column.all(of: .madeUp), sharedLines: 400, words: .standard)
        // 650 : 500.
        #expect(
            findings.sentences.first?.en
                == "Most code of its own: Deep, 250 lines. Least: Flat, 100. That is ×2.50. "
                + "Counting what all share, it is ×1.30."
        )
    }
}
