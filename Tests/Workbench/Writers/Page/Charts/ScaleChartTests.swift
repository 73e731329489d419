import MadeUpScale
import Report
import Testing

@testable import Page

struct ScaleChartTests {
    private func drawn(_ measure: ScaleMeasure, in scale: Scale = .madeUp) -> ScaleChart? {
        ScaleChart(of: scale.growth(of: measure), sizes: scale.sizes)
    }

    @Test("A cost that stays is a level line, and one that doubles with the pairs rises by equal steps")
    func lines() throws {
        let chart = try #require(drawn(.codeLines))
        let flat = try #require(chart.lines.first)
        let steep = try #require(chart.lines.last)
        #expect(Set(flat.dots.map(\.y)).count == 1)
        #expect(steep.dots.map(\.x) == [62, 179, 296])
        let steps = zip(steep.dots, steep.dots.dropFirst()).map { $0.y - $1.y }
        #expect(steps.allSatisfy { $0 > 50 })
        #expect(abs(steps[0] - steps[1]) <= 1)
        #expect(chart.columns.map(\.text) == ["1", "2", "4"])
        #expect(chart.rows.map(\.text) == ["100", "200"])
    }

    @Test(
        "The numbers of the vertical axis are round in the unit that they are shown in",
        arguments: [(.objectSize, ["2 KiB", "5 KiB"]), (.declaredPropagationCost, ["50 %", "100 %"])]
            as [(ScaleMeasure, [String])]
    )
    func units(measure: ScaleMeasure, numbers: [String]) throws {
        #expect(try #require(drawn(measure)).rows.map(\.text) == numbers)
    }

    @Test("Each line leads on to its name, which stands apart from the others")
    func leaders() throws {
        let chart = try #require(drawn(.declaredPropagationCost))
        #expect(chart.lines.map(\.leader) == ["M296 115L307 115", "M296 115L307 130"])
        #expect(chart.lines.map(\.labelX) == [310, 310])
    }

    @Test("Of two sizes too close for both numbers the larger one has its own")
    func columns() throws {
        let points = [1, 4, 30, 32].map { ScalePoint.madeUp($0, $0) }
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: [ArchitectureScale(name: "A", changedFile: "", points: points)]
        )
        let chart = try #require(drawn(.codeLines, in: scale))
        #expect(chart.columns.map(\.text) == ["1", "4", "32"])
        #expect(chart.lines.first?.dots.count == 4)
    }

    @Test("Costs that hardly differ do not fill the chart")
    func span() throws {
        let chart = try #require(drawn(.declaredPropagationCost))
        #expect(chart.lines.flatMap(\.dots).map(\.y).allSatisfy { $0 == 115 })
    }

    @Test(
        "An axis has round numbers",
        arguments: [
            (1.5...30.0, [2, 5, 10, 20]), (0.03...0.3, [0.05, 0.1, 0.2]), (1.0...1000.0, [1, 10, 100, 1000]),
        ]
    )
    func ticks(range: ClosedRange<Double>, numbers: [Double]) {
        let found = ScaleChart.roundNumbers(in: range)
        #expect(found.count == numbers.count)
        #expect(zip(found, numbers).allSatisfy { abs($0 / $1 - 1) < 1e-9 })
    }

    @Test("One size has no chart")
    func none() {
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: [ArchitectureScale(name: "A", changedFile: "", points: [.madeUp(1, 1)])]
        )
        #expect(drawn(.codeLines, in: scale) == nil)
    }
}
