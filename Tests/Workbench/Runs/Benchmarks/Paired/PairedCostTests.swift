import Testing

@testable import Benchmarks
@testable import Support

struct PairedCostTests {
    private func cost(_ before: [Double], _ after: [Double], risk: Double? = 0.05) -> PairedCost? {
        let samples = PairedSamples(before: before, after: after)
        return PairedCost(player: "A", above: nil, samples: samples, risk: risk, tolerance: 0.04)
    }

    @Test(
        "Of a count the share is what it is, and what passes the tolerance is slower or faster",
        arguments: [
            (104.0, PairedCost.Verdict.same), (104.1, .slower), (96, .same), (95.9, .faster), (100, .same),
            (300, .slower),
        ]
    )
    func counts(after: Double, verdict: PairedCost.Verdict) throws {
        let counted = try #require(cost([100], [after], risk: nil))
        #expect(counted.verdict == verdict)
        #expect(counted.smallestCaught == 0.04)
    }

    @Test(
        "Of times the interval decides: a change has to be told from none, and to pass the tolerance",
        arguments: [
            // Six blocks: of 5 % the interval is the whole range.
            ([105, 105, 106, 107, 108, 110], PairedCost.Verdict.slower),
            ([95, 95, 94, 93, 92, 90], .faster),
            ([101, 101, 102, 102, 103, 104], .same),
            // The median is past the tolerance, and one block was not slower at all.
            ([99, 106, 106, 107, 108, 110], .untold),
            // Certainly slower, and not by more than is tolerated; perhaps by more.
            ([101, 102, 103, 103, 104, 109], .untold),
        ]
    )
    func times(after: [Double], verdict: PairedCost.Verdict) throws {
        #expect(try #require(cost(Array(repeating: 100, count: 6), after)).verdict == verdict)
    }

    @Test("A change is caught from where its interval leaves the tolerance and zero behind, wherever it falls")
    func smallest() throws {
        // The median is 102, the bounds are 101 and 104: 4 % and 2 % more, which is more than twice 2 %.
        #expect(
            try #require(cost(Array(repeating: 100, count: 6), [101, 102, 102, 102, 102, 104])).smallestCaught.isNear(
                0.06
            )
        )
        // The bounds are 92 and 112: twice 10 %.
        #expect(
            try #require(cost(Array(repeating: 100, count: 6), [92, 102, 102, 102, 102, 112])).smallestCaught.isNear(
                0.2
            )
        )
    }

    @Test("Of what cost nothing before there is no share, and too few blocks have no interval")
    func nothing() {
        #expect(cost([0], [5], risk: nil) == nil)
        #expect(cost([-1], [5], risk: nil) == nil)
        #expect(cost([100, 100], [100, 100]) == nil)
    }
}

extension Double {
    fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
