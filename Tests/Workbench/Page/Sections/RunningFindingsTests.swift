import Report
import Testing

@testable import Page

/// Flat takes 1.5 instructions for one of the floor, Deep 2.25.
struct RunningFindingsTests {
    private let words: WordTable

    init() throws {
        words = try WordTable.read()
    }

    @Test("Who takes least above the floor is said first, then times and builds")
    func sentences() {
        let findings = findings(of: .madeUp)
        #expect(
            findings.sentences.map(\.en) == [
                "For each instruction of the floor, the same work without an architecture, the scenarios take 1.50 in "
                    + "Flat and 2.25 in Deep.",
                "Timed against Flat, so many of 3 scenarios are slower: Deep 1; faster: Deep 1; in the others there is no "
                    + "difference.",
                "A clean build takes 2.00 s in Flat and 3.50 s in Deep, medians.",
            ]
        )
        #expect(findings.answer == findings.sentences.first)
    }

    @Test("Where nothing was taken, the page says how to take it")
    func nothing() {
        let findings = findings(of: nil)
        #expect(findings.answer.en == "Nothing was counted, timed or built yet: catwalk bench does that.")
        #expect(findings.sentences.count == 1)
    }

    private func findings(of costs: SubjectCosts?) -> RunningFindings {
        let report = Report.madeUp.costing(costs)
        return RunningFindings(of: report, columns: Column.all(of: report), words: words)
    }
}
