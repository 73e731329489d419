import Report
import Testing

@testable import Page
@testable import Writers

struct CoverageBarsTests {
    @Test("A bar is cut by who ran its regions, and is as long as its share of the longest one")
    func segments() throws {
        // Of 10 regions 6 ran in unit tests, 5 in scenarios, 8 in either: 3 in both, 3 in unit tests alone, 2 in
        // scenarios alone, 2 in none. With 204 units for 20 regions these are 10.2 each, rounded at the cuts.
        let bars = CoverageBars(
            of: [("View", runs(unit: 6, scenarios: 5, all: 8, total: 10))],
            largest: 20,
            counted: .unit
        )
        let row = try #require(bars.rows.first)
        #expect(row.segments.map(\.kind) == ["both", "unit", "scenarios", "none"])
        #expect(row.segments.map(\.x) == [96, 127, 157, 178])
        #expect(row.segments.map(\.width) == [31, 30, 21, 20])
        #expect(row.number == "6/10")
    }

    @Test("A role without regions has no bar")
    func empty() throws {
        let bars = CoverageBars(
            of: [("Entity", runs(unit: 0, scenarios: 0, all: 0, total: 0))],
            largest: 20,
            counted: .unit
        )
        #expect(bars.rows.first?.segments == [])
        #expect(bars.rows.first?.number == "–")
    }

    @Test("If it is not known what unit tests ran, the number is missing where unit tests are counted")
    func unknown() {
        let known = CoverageCount(covered: 8, total: 10)
        let runs = CoverageRuns<CoverageCount>(unit: nil, scenarios: nil, all: known)
        let numbers = [CoverageColumn.unit, .all].map {
            CoverageBars(of: [("View", runs)], largest: 20, counted: $0).rows.first?.number
        }
        #expect(numbers == ["–", "8/10"])
    }

    private func runs(unit: Int, scenarios: Int, all: Int, total: Int) -> CoverageRuns<CoverageCount> {
        CoverageRuns(unit: unit, scenarios: scenarios, all: all).map { CoverageCount(covered: $0, total: total) }
    }
}
