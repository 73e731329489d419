import Testing
import Words

@testable import Page
@testable import Report

/// Flat takes 1.5 instructions for one of the floor, Deep 2.25.
struct RunningFindingsTests {
    private let words: WordTable

    init() throws {
        words = WordTable.standard
    }

    @Test("Who takes least above the floor is said first, then times and builds")
    func sentences() {
        let findings = findings(of: .madeUp)
        #expect(
            findings.sentences.map(\.en) == [
                "Compared with the same work written without an architecture, Flat runs 1.50 times the instructions, and "
                    + "Deep 2.25 times.",
                "Slower than Flat, in how many of 3 scenarios: Deep 1. Faster: Deep 1. In the others we detected no "
                    + "difference.",
                "A clean build takes 2.00 s in Flat and 3.50 s in Deep, medians.",
            ]
        )
        #expect(findings.answer.en == "Instructions as a multiple of the floor's: from 1.50 (Flat) to 2.25 (Deep).")
    }

    @Test("Of one architecture alone no table speaks of ratios to a baseline")
    func withoutRatios() throws {
        let page = try PageWriter.text(for: Report.of([.flat]).costing(.madeUp))
        #expect(page.contains("the median, its bounds, and how many files (F)"))
        #expect(!page.contains("ratio to Flat"))
        let both = try PageWriter.text(for: Report.of([.flat, .deep]).costing(.madeUp))
        #expect(both.contains("its bounds, the ratio to Flat, and how many files (F)"))
    }

    @Test("Builds whose bounds overlap are no ground to name a slowest")
    func overlap() {
        // 2 and 2.15, each with 0.1 to both sides.
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .built(clean: 2), "Deep": .built(clean: 2.15)]
        )
        #expect(
            findings(of: costs).sentences.map(\.en)
                == ["The bounds of the fastest and the slowest clean build overlap: no difference detected."]
        )
    }

    @Test("Without a floor instructions are told as they are, and one architecture is told without another")
    func alone() {
        let scenarios = [ScenarioCosts(name: "s", title: "", counts: .instructions(2500))]
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": CostFigures(scenarios: scenarios, total: TotalCosts(of: scenarios, floor: []))]
        )
        let report = Report.of([.flat]).costing(costs)
        let findings = RunningFindings(report: report, columns: Column.all(of: report), words: words)
        #expect(findings.sentences.map(\.en) == ["The scenarios take 2.50 thousand instructions."])
    }

    @Test("What was taken and comes to no sentence is not called missing")
    func below() {
        let taking = CostBasis.Taking(swift: "", system: "", cores: 1, rounds: 1, days: [], commits: [])
        let costs = SubjectCosts(basis: CostBasis(timed: taking), architectures: [:])
        #expect(findings(of: costs).answer.en == "Figures are in the tables below.")
    }

    @Test("Where nothing was taken, the page says how to take it")
    func nothing() {
        let findings = findings(of: nil)
        #expect(findings.answer.en == "Nothing was counted, timed or built yet: catwalk bench does that.")
        #expect(findings.sentences.count == 1)
    }

    private func findings(of costs: SubjectCosts?) -> RunningFindings {
        let report = Report.madeUp.costing(costs)
        return RunningFindings(report: report, columns: Column.all(of: report), words: words)
    }
}
