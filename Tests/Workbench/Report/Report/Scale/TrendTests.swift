import Foundation
import Testing

@testable import Report

struct TrendTests {
    /// Through n to the power of `exponent`, off by `scatter` in turns.
    private func law(_ exponent: Double, scatter: Double = 0) -> PowerLaw? {
        PowerLaw(
            fitting: [1, 2, 4, 8, 16, 32].enumerated().map { place, n in
                (n: n, y: pow(Double(n), exponent) * (place.isMultiple(of: 2) ? 1 + scatter : 1 - scatter))
            }
        )
    }

    @Test(
        "The whole interval decides, against a margin of 0.03 around the exponent of an unchanging cost",
        arguments: [
            (0.96, 0, 1, .falls), (0.98, 0, 1, .stays), (1.02, 0, 1, .stays), (1.04, 0, 1, .grows),
            (-1, 0, 0, .falls), (0.02, 0, 0, .stays), (0.5, 0, 0, .grows),
            // The values lie so far from the law that its exponent may be within the margin, or outside of it.
            (0.96, 0.1, 1, .open), (1, 0.1, 1, .open), (1.04, 0.1, 1, .open),
            (0.5, 0.1, 1, .falls), (1.5, 0.1, 1, .grows),
        ] as [(Double, Double, Double, Trend)]
    )
    func bounds(exponent: Double, scatter: Double, unchanged: Double, trend: Trend) {
        let found = Trend(of: law(exponent, scatter: scatter), unchanged: unchanged, isCounted: false)
        #expect(found == trend)
    }

    @Test(
        "Of what is counted the exponent alone decides, however far from a law the values are",
        arguments: [(0.9, .falls), (1, .stays), (1.1, .grows)] as [(Double, Trend)]
    )
    func counted(exponent: Double, trend: Trend) {
        let law = law(exponent, scatter: 0.1)
        #expect(Trend(of: law, unchanged: 1, isCounted: false) == .open)
        #expect(Trend(of: law, unchanged: 1, isCounted: true) == trend)
    }

    @Test("Without an interval nothing can be told of what is timed, and without a law nothing at all")
    func open() {
        let law = PowerLaw(fitting: [(1, 1), (2, 2)])
        #expect(Trend(of: law, unchanged: 1, isCounted: false) == .open)
        #expect(Trend(of: law, unchanged: 1, isCounted: true) == .stays)
        #expect(Trend(of: nil, unchanged: 1, isCounted: true) == .open)
    }
}
