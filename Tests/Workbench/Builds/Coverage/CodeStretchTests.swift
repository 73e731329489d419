import Report
import Testing

@testable import Coverage

struct CodeStretchTests {
    @Test("A region goes to the innermost of the stretches that it starts in")
    func innermost() {
        let shares = [region(5), region(2), region(4), region(7)].shares(
            among: [
                CodeStretch("inner", lines: 4...5), CodeStretch("outer", lines: 1...9),
                CodeStretch("innermost", lines: 5...5),
            ]
        )
        #expect(shares == ["outer": [region(2), region(7)], "inner": [region(4)], "innermost": [region(5)]])
    }

    @Test("What starts before a stretch or at its end is not in it")
    func ends() {
        let stretch = CodeStretch("body", start: place(2, 5), end: place(2, 9))
        let regions = [region(2, 4), region(2, 5), region(2, 8), region(2, 9), region(3, 6)]
        #expect(
            regions.shares(among: [stretch]) == [
                "body": [region(2, 5), region(2, 8)], nil: [region(2, 4), region(2, 9), region(3, 6)],
            ]
        )
    }

    @Test("A type and its extension have one identifier, and one share")
    func extensions() {
        let stretches = [CodeStretch("Shelf", lines: 1...3), CodeStretch("Shelf", lines: 7...9)]
        let shares = [region(2), region(5), region(8)].shares(among: stretches)
        #expect(shares == ["Shelf": [region(2), region(8)], nil: [region(5)]])
    }

    @Test("Of two stretches with the same places the one given last is the inner")
    func alike() {
        let stretches = ["first", "second"].map { CodeStretch($0, lines: 1...1) }
        #expect([region(1)].shares(among: stretches) == ["second": [region(1)]])
    }

    @Test("Regions count as they ran")
    func count() {
        let ran = CoverageRegion(start: place(1, 1), end: place(2, 1), didRun: true)
        #expect([ran, region(3), ran].count == CoverageCount(covered: 2, total: 3))
        #expect([CoverageRegion]().count == CoverageCount.none)
    }

    private func region(_ line: Int, _ column: Int = 3) -> CoverageRegion {
        CoverageRegion(start: place(line, column), end: place(line, column + 1), didRun: false)
    }

    private func place(_ line: Int, _ column: Int) -> CoveragePlace { CoveragePlace(line: line, column: column) }
}
