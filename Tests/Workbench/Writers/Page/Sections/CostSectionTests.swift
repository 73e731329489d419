import Report
import Testing
import Words
import Writers

@testable import Page

struct CostSectionTests {
    private let section: CostSection

    init() throws {
        section = CostSection(of: .madeUp, columns: Column.all(of: .madeUp), words: WordTable.standard)
    }

    @Test("What measures of both graphs have in common is defined once, and the other row leads there")
    func definitions() {
        let rows = section.groups.flatMap(\.rows)
        #expect(rows.first { $0.id == "nccd-declared" }?.same == nil)
        #expect(rows.first { $0.id == "nccd-resolved" }?.same == "nccd-declared")
        #expect(rows.first { $0.id == "edges-to-protocols" }?.same == nil)
    }

    @Test("A number bears its own derivation, and a ratio where there is one")
    func derivations() {
        let row = section.groups.flatMap(\.rows).first { $0.id == "code-lines" }
        // Deep has 250 code lines, 5 comment lines and 10 blank ones; Flat, the baseline, has 100 code lines.
        #expect(row?.cells.map(\.derivation?.en) == ["= 115 − 5 − 10", "= 265 − 5 − 10"])
        #expect(row?.cells.map(\.note) == [nil, "×2.50"])
    }

    @Test("A number that is rounded keeps its exact value for ratios, and no other one does")
    func values() {
        #expect(FigureCell(compared: 1.25, .decimal, note: nil, derivation: nil).value == nil)
        #expect(FigureCell(compared: 1.256, .decimal, note: nil, derivation: nil).value == "1.256")
        #expect(FigureCell(compared: 3, .count, note: nil, derivation: nil).value == nil)
    }
}
