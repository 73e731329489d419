import Report
import Testing
import Words

@testable import Page
@testable import Writers

struct MeasuresSectionTests {
    /// The rows of the measures that differ between architectures, by the measures' names.
    private let rows: [String: Content]
    private let alike: Content

    init() throws {
        let section = MeasuresSection.content(of: .madeUp, columns: Column.all(of: .madeUp), words: WordTable.standard)
        let groups = try #require(section["groups"] as? [Content])
        let rows = try groups.flatMap { try #require($0["rows"] as? [Content]) }
        alike = try #require(section["alike"] as? Content)
        self.rows = Dictionary(uniqueKeysWithValues: try rows.map { (try #require($0["id"] as? String), $0) })
    }

    @Test("What measures of both graphs have in common is defined once, and the other row leads there")
    func definitions() throws {
        #expect(try #require(rows["nccd-declared"])["same"] == nil)
        #expect(try #require(rows["nccd-resolved"])["same"] as? String == "nccd-declared")
        #expect(try #require(rows["code-lines"])["same"] == nil)
    }

    @Test("What is the same in all stands apart, by its full name and with its own definition")
    func same() throws {
        let alike = try #require(self.alike["rows"] as? [Content])
        // Both have two edges that no protocol is the end of.
        let edges = try #require(alike.first { $0["id"] as? String == "edges-to-protocols" })
        #expect((edges["title"] as? Words)?.en == "Edges to protocols")
        #expect((edges["definition"] as? Words)?.en.isEmpty == false)
        #expect(edges["same"] == nil)
        #expect(rows["edges-to-protocols"] == nil)
        #expect(Set(alike.compactMap { $0["id"] as? String }).isDisjoint(with: rows.keys))
    }

    @Test("One architecture is like no other")
    func alone() {
        let report = Report.of([.flat])
        let section = MeasuresSection.content(of: report, columns: Column.all(of: report), words: .standard)
        #expect(section["alike"] == nil)
    }

    @Test("A row says which way is better, if one is")
    func better() throws {
        let report = Report.madeUp.costing(.madeUp)
        let section = MeasuresSection.content(of: report, columns: Column.all(of: report), words: .standard)
        let groups = try #require(section["groups"] as? [Content])
        // So few instructions are 0 thousands in both.
        let alike = try #require((section["alike"] as? Content)?["rows"] as? [Content])
        let rows = try groups.flatMap { try #require($0["rows"] as? [Content]) } + alike
        let better = { (name: String) in rows.first { $0["id"] as? String == name }?["better"] as? String }
        #expect(better("instructions-above-floor") == "↓")
        #expect(better("regions-unit-tests") == "↑")
        #expect(rows.contains { $0["id"] as? String == "code-lines" } && better("code-lines") == nil)
    }

    @Test("A number bears its own derivation, and a ratio where there is one")
    func derivations() throws {
        let cells = try #require(rows["code-lines"]?["cells"] as? [FigureCell])
        // Deep has 250 code lines, 5 comment lines and 10 blank ones; Flat, the baseline, has 100 code lines.
        #expect(cells.map(\.derivation?.en) == ["= 115 − 5 − 10", "= 265 − 5 − 10"])
        #expect(cells.map(\.note) == [nil, "×2.50"])
    }

    @Test("A number that is rounded keeps its exact value for ratios, and no other one does")
    func values() {
        func cell(_ value: Double, _ format: Unit.Format, isLowerBound: Bool = false) -> FigureCell {
            let cell = Comparison.Cell(value: value, ratio: nil, isLowerBound: isLowerBound)
            return FigureCell(compared: cell, format, note: nil, derivation: nil)
        }
        #expect(cell(1.25, .decimal).value == nil)
        #expect(cell(1.256, .decimal).value == "1.256")
        #expect(cell(3, .count).value == nil)
        #expect(cell(3, .count, isLowerBound: true).value == "3")
        #expect(cell(0.5, .share, isLowerBound: true).value == "50.0")
        #expect(cell(3, .count, isLowerBound: true).number == "≥ 3")
    }

    @Test("Where a row's number is in the report is one attribute, also if it takes a calculation")
    func places() throws {
        #expect(try PageWriter.text(for: .madeUp).contains("<tr data-figure=\"tests.lines.code / lines.code\">"))
    }
}
