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
