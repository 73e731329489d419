import Support
import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct RatioPictureTests {
    private let columns = Column.all(of: .of([.flat, .deep]))

    private func picture(_ cells: [CostTable.Cell], hasFloor: Bool = false) -> RatioPicture? {
        let row = CostTable.Row(name: "load", place: "0", cells: cells)
        return RatioPicture(of: CostTable(kind: .times, columns: [], hasFloor: hasFloor, rows: [row]), columns: columns)
    }

    private func cell(_ low: Double, _ median: Double, _ high: Double) -> CostTable.Cell {
        CostTable.Cell(value: 1, ratioBounds: MedianInterval(median: median, low: low, high: high))
    }

    @Test("The baseline is at 1, another at its ratio, on a scale on which the same factor is the same distance")
    func places() throws {
        let picture = try #require(
            self.picture([CostTable.Cell(value: 8), CostTable.Cell(value: 16, ratio: .times(2))])
        )
        #expect(picture.ticks.map(\.label) == ["×1", "×2"])
        // Of the line, 6 % are left free at both ends.
        #expect(picture.rows[0].dots.map(\.place) == ["6.0", "94.0"])
        #expect(picture.rows[0].dots.map(\.index) == [0, 1])
        #expect(picture.rows[0].dots.allSatisfy { $0.bounds == nil && !$0.isHollow })
    }

    @Test("What is not told apart is hollow between its bounds, and what is apart is not")
    func hollow() throws {
        let flat = CostTable.Cell(value: 1)
        let picture = try #require(self.picture([flat, cell(0.5, 1.25, 2)]))
        #expect(picture.rows[0].dots.map(\.isHollow) == [false, true])
        #expect(picture.hasHollow)
        // From the left end of the scale, ×0.5, to its right end, ×2.
        #expect(picture.rows[0].dots[1].bounds?.from == "6.0")
        #expect(picture.rows[0].dots[1].bounds?.to == "94.0")
        #expect(try !#require(self.picture([flat, cell(1.25, 1.5, 2)])).hasHollow)
    }

    @Test("The floor has no dot, and a variant has a mark after the architectures'")
    func others() throws {
        let cells =
            [CostTable.Cell(value: 1), CostTable.Cell(value: 1)]
            + [2, 4].map { CostTable.Cell(value: 1, ratio: .times($0)) }
        let picture = try #require(self.picture(cells, hasFloor: true))
        #expect(picture.rows[0].dots.map(\.index) == [0, 1, nil])
        #expect(picture.rows[0].dots.map(\.mark) == [0, 1, 2])
    }

    @Test("Without a ratio there is no picture")
    func none() {
        #expect(picture([CostTable.Cell(value: 1), CostTable.Cell(value: nil)]) == nil)
    }
}
