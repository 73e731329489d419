import Foundation
import MadeUpScale
import Testing

@testable import Report

struct ScaleTests {
    @Test("Growth has each measure of each architecture that was measured, with what a pair costs at both ends")
    func growth() throws {
        let growth = Scale.madeUp.growth
        // All but the two of the tests, of which there are none.
        #expect(growth.count == (ScaleMeasure.allCases.count - 2) * 2)
        let steep = try #require(growth.first { $0.measure == .codeLines && $0.architecture == "Steep" })
        #expect(steep.perPair == .init(first: 100, last: 400))
        #expect(abs(try #require(steep.law).exponent - 2) < 1e-12)
        #expect(steep.trend == .grows)
        let share = try #require(growth.first { $0.measure == .resolvedPropagationCost })
        #expect(share.perPair == .init(first: 0.5, last: 0.5))
        #expect(share.trend == .stays)
    }

    @Test(
        "What is counted keeps its trend to the last size, or it is said from where on it stays, or it can't be told",
        arguments: [
            // A part that is there once, and 5 for each pair: between 8 and 16 pairs the exponent is 0.98.
            ([6, 11, 21, 41, 81, 161], .falls, 8),
            // The same law at all sizes.
            ([16, 28, 49, 86, 150, 263], .falls, nil), ([1, 2, 4, 8, 16, 48], .grows, nil),
            ([1, 4, 8, 16, 32, 64], .grows, 2), ([1, 2, 4, 8, 16, 32], .stays, nil),
            // In all they fall, or stay, but in the end they grow.
            ([8, 8, 8, 8, 16, 40], .open, nil), ([1000, 2000, 4000, 8000, 16_000, 33_000], .open, nil),
        ] as [([Int], Trend, Int?)]
    )
    func ends(factors: [Int], trend: Trend, staysFrom: Int?) throws {
        let points = zip([1, 2, 4, 8, 16, 32], factors).map { ScalePoint.madeUp($0, $1) }
        let scale = Scale(
            name: "Cats",
            rounds: 1,
            architectures: [ArchitectureScale(name: "A", changedFile: "", points: points)]
        )
        let lines = try #require(scale.growth(of: .codeLines).first)
        #expect(lines.trend == trend)
        #expect(lines.staysFrom == staysFrom)
        // What is timed scatters too much for a trend between two sizes.
        #expect(scale.growth(of: .cleanBuildProcessor).first?.staysFrom == nil)
    }

    @Test("Of several rounds the median counts")
    func medians() {
        let point = ScalePoint.madeUp(1, 1)
        #expect(ScaleMeasure.cleanBuildWall.value(at: point) == 2)
        #expect(ScaleMeasure.cleanBuildProcessor.value(at: point) == 1)
        #expect(ScaleMeasure.testWall.value(at: point) == nil)
    }

    @Test("What is written is read again, and what follows from it is worked out anew")
    func reading() throws {
        let data = try JSONEncoder().encode(Scale.madeUp)
        #expect(String(decoding: data, as: UTF8.self).contains("\"trend\":\"grows\""))
        #expect(try JSONDecoder().decode(Scale.self, from: data) == .madeUp)
    }
}
