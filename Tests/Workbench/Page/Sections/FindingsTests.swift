import Report
import Testing

@testable import Page

struct FindingsTests {
    private let words: WordTable

    init() throws {
        words = try WordTable.read()
    }

    @Test("Who leaves most code without unit tests is said with its figures")
    func unitTests() {
        let findings = TestFindings(columns: Column.all(of: .madeUp), words: words)
        // 80 lines can run; Deep's unit tests run 50, Flat's 60. One line ran in nothing in each.
        #expect(
            findings.answer.en
                == "Deep has the most code without unit tests: they leave 30 of its 80 code lines that can run (37.5 %)."
        )
        #expect(findings.lead.map(\.en).contains("Code lines that no test at all runs: 1 in Flat, 1 in Deep."))
    }

    @Test("Another figure is another sentence: who has no tests has the most code without")
    func noTests() {
        let bare = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        let findings = TestFindings(columns: Column.all(of: .of([.flat, bare])), words: words)
        #expect(
            findings.answer.en
                == "Bare has the most code without tests: it has none at all, for 90 code lines."
        )
    }

    @Test("Where unit tests run all, it is said")
    func allRun() {
        let whole = ArchitectureFigures.made(name: "Whole", code: 90, unit: 80, edges: (1, 1), nccd: (1, 1))
        let findings = TestFindings(columns: Column.all(of: .of([whole])), words: words)
        #expect(findings.answer.en == "Unit tests run every line that can run.")
    }

    @Test("The architecture whose graph grows most when protocols are followed is named, and why")
    func graphs() throws {
        let columns = Column.all(of: .madeUp)
        let findings = StructureFindings(columns: columns, words: words)
        #expect(
            findings.answer.en
                == "Deep changes most when its protocols are followed: its NCCD is 1.20 as declared and 1.80 as "
                + "resolved, where arrows lead on through protocols to the types behind them."
        )
        let deep = try #require(columns.last)
        let places = Places(of: deep.figures, shared: ["Model"])
        let reasons = findings.reasons(of: deep, arrows: Arrow.all(of: deep.figures, places: places)).map(\.en)
        #expect(
            reasons.first
                == "3 of its 6 declared edges end at a protocol. As resolved, they lead on to what conforms: 3 edges "
                + "that were not there."
        )
        #expect(
            reasons.last
                == "Between roles this adds Presenter → View 1, not there as declared, View → Presenter +2."
        )
    }

    @Test("Undefined figures make no sentence of their own")
    func undefined() {
        let odd = ArchitectureFigures.made(name: "Odd", code: 0, unit: nil, edges: (0, 0), nccd: (nil, nil))
        let findings = StructureFindings(columns: Column.all(of: .of([odd])), words: words)
        #expect(findings.answer.en == "The declared graphs tell the same as the resolved ones.")
    }

    @Test("A range names the ends; one value and one architecture are said as what they are")
    func ranges() {
        let columns = Column.all(of: .madeUp)
        let code = { (figures: ArchitectureFigures) in Double(figures.lines.code) }
        let files = { (figures: ArchitectureFigures) in Double(figures.files) }
        let all = CostFindings(columns: columns, sharedLines: 0, words: words)
        let one = CostFindings(columns: Array(columns.prefix(1)), sharedLines: 0, words: words)
        #expect(all.range(of: code, named: "Code").en == "Code: from 100 (Flat) to 250 (Deep).")
        #expect(all.range(of: files, named: "Files").en == "Files: 3 in each.")
        #expect(one.range(of: files, named: "Files").en == "Files: 3 in Flat.")
        #expect(all.range(of: { _ in nil }, named: "Files").en == "Files: not known.")
    }

    @Test("The ratio of the code is given with the shared layers, too")
    func shared() {
        let findings = CostFindings(columns: Column.all(of: .madeUp), sharedLines: 400, words: words)
        // 650 : 500.
        #expect(findings.sentences.map(\.en).contains("With the layers that all share it is ×1.30."))
    }

    @Test("Where several have the most complex body, none of them is singled out")
    func tied() {
        let report = Report.madeUp
        let columns = Column.all(of: report)
        let both = PainFindings(report: report, columns: columns, words: words)
        let flat = PainFindings(report: report, columns: Array(columns.prefix(1)), words: words)
        #expect(both.lead.map(\.en).last == "Cyclomatic complexity is highest at 3, in bodies of Flat, Deep.")
        #expect(
            flat.lead.map(\.en).last == "The most complex body is Till.pay() of Flat, cyclomatic complexity 3."
        )
    }
}
