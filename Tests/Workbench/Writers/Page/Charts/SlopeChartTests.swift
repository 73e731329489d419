import Testing

@testable import Page
@testable import Report
@testable import Writers

struct SlopeChartTests {
    @Test("The smallest number is at the foot, the largest at the top, the others between by their share")
    func heights() throws {
        let chart = SlopeChart(of: [try change("A", 10, 30), try change("B", 20, 10)])
        // 90 high with 14 left free at both ends: 10 is at 76, 20 at 45, 30 at 14.
        #expect(chart.height == 90)
        #expect(chart.lines.map(\.startY) == [76, 45])
        #expect(chart.lines.map(\.endY) == [14, 76])
        #expect(chart.lines.map(\.label) == ["A 10", "B 20"])
        #expect(chart.lines.map(\.outcome) == ["A 30 (+20)", "B 10 (−10)"])
    }

    @Test("No two labels lie on each other, none leaves the chart, and they stand in the order of their numbers")
    func labels() throws {
        let changes = try (0..<6).map { try change("\($0)", Double($0 % 3), 1000) } + [try change("last", 1000, 0)]
        let chart = SlopeChart(of: changes)
        for heights in [chart.lines.map(\.labelY), chart.lines.map(\.outcomeY)] {
            let sorted = heights.sorted()
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= 18 })
            #expect((sorted.first ?? -1) >= 0 && (sorted.last ?? 999) <= chart.height)
        }
        // 2 above 1 above 0, though they are less than a point apart.
        #expect(chart.lines[2].labelY < chart.lines[1].labelY)
        #expect(chart.lines[1].labelY < chart.lines[0].labelY)
    }

    @Test("Where all is one number the lines are in the middle")
    func flat() throws {
        #expect(SlopeChart(of: [try change("A", 5, 5)]).lines.map(\.startY) == [45])
    }

    private func change(_ name: String, _ before: Double, _ after: Double) throws -> SlopeChart.Change {
        let change = FigureChange(owner: name, name: "files", kind: .changed(from: before, to: after))
        let figure = try #require(ChangedFigure(change, named: "files", isOfPart: false))
        return try #require(SlopeChart.Change(figure, of: name))
    }
}
