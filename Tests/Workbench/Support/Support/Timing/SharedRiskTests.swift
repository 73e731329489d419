import Testing

@testable import Support

struct SharedRiskTests {
    @Test("Every comparison gets an equal part of one in a hundred", arguments: [(1, 0.01), (100, 0.0001)])
    func part(comparisons: Int, risk: Double) {
        #expect(SharedRisk(comparisons: comparisons).ofEach == risk)
    }

    /// Twice (1/2)ⁿ has to be at most the part: for 84 comparisons 2⁻¹³ = 0.000122 is more than 0.000119, 2⁻¹⁴ is less.
    @Test(
        "The more comparisons, the more values an interval takes",
        arguments: [(0, 6), (1, 8), (6, 11), (84, 15), (200, 16)]
    )
    func fewest(comparisons: Int, values: Int) {
        #expect(SharedRisk(comparisons: comparisons).fewestValues == values)
    }
}
