import Testing

@testable import Page

struct DotStripTests {
    @Test("A share is as far along as it is large, between the two ends' margins of 6 %")
    func shares() {
        let strip = DotStrip([0, 0.5, nil, 1], on: .shares)
        #expect(strip.dots.map(\.place) == ["6.0", "50.0", "94.0"])
        #expect(strip.dots.map(\.index) == [0, 1, 3])
        #expect(DotStrip.Scale.shares.ticks.map(\.label) == ["0 %", "50 %", "100 %"])
    }

    @Test("The same factor is the same distance, from the mark below the least to that above the most")
    func multiples() throws {
        // From 0.5 to 5: a decade, of which 1 stands log 2 = 0.301 along, and 88 % are free.
        let scale = try #require(DotStrip.Scale.ratios([1, 0.6, 4]))
        #expect(scale.ticks.map(\.label) == ["×0.5", "×1", "×2", "×5"])
        #expect(scale.ticks.map(\.place) == ["6.0", "32.5", "59.0", "94.0"])
        #expect(DotStrip([1, 2, 0], on: scale).dots.map(\.place) == ["32.5", "59.0"])
    }

    @Test("Over many decades only powers of ten are labelled")
    func decades() throws {
        let scale = try #require(DotStrip.Scale.ratios([0.02, 1, 400]))
        #expect(scale.ticks.map(\.label) == ["×0.1", "×1", "×10", "×100"])
    }

    @Test("Without a multiple that is larger than 0 there is no scale", arguments: [[], [0], [-1, 0]])
    func none(ratios: [Double]) {
        #expect(DotStrip.Scale.ratios(ratios) == nil)
    }

    @Test("Dots at the same place stand one below the other, and the ninth architecture has the first mark")
    func heights() {
        let strip = DotStrip(Array(repeating: 1, count: 9), on: .shares)
        #expect(zip(strip.dots, strip.dots.dropFirst()).allSatisfy { $0.height < $1.height })
        #expect(strip.dots.map(\.mark) == [0, 1, 2, 3, 4, 5, 6, 7, 0])
    }

    @Test("Only dots that would hide each other leave the middle, in the order of the architectures")
    func near() {
        // 0.52 and 0.5 are 1.76 % of the line apart; half of 30 each way.
        #expect(DotStrip([0.52, 0.1, 0.5], on: .shares).dots.map(\.height) == [35, 50, 65])
        // Each is near the next one only, and all three are one row.
        #expect(DotStrip([0.5, 0.54, 0.58], on: .shares).dots.map(\.height) == [30, 50, 70])
    }
}
