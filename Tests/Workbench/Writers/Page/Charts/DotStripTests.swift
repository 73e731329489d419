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

    @Test("The same factor is the same distance, from the least to the most, and each mark is twice the one before")
    func multiples() throws {
        // From 0.6 to 4 is a factor of 6.67, of which 1 stands ln 1.67 : ln 6.67 = 0.269 along, and 88 % are free.
        let scale = try #require(DotStrip.Scale.ratios([1, 0.6, 4]))
        #expect(scale.ticks.map(\.label) == ["×1", "×2", "×4"])
        #expect(scale.ticks.map(\.place) == ["29.7", "61.8", "94.0"])
        #expect(scale.ticks.map(\.isOne) == [true, false, false])
        #expect(DotStrip([1, 2, 0], on: scale).dots.map(\.place) == ["29.7", "61.8"])
    }

    @Test("Multiples that hardly differ are not drawn apart: the scale goes from 1 to 2 at least")
    func least() throws {
        let scale = try #require(DotStrip.Scale.ratios([1, 1.01]))
        #expect(scale.ticks.map(\.place) == ["6.0", "94.0"])
    }

    @Test("Of many marks only every other has a label, and 1 is one of them, under the name that is given")
    func many() throws {
        // From 2⁻⁵ to 2⁸ are 14 powers.
        let scale = try #require(DotStrip.Scale.ratios([0.02, 1, 400], one: "MVC"))
        #expect(scale.ticks.count == 14)
        let labels = scale.ticks.map(\.label).filter { !$0.isEmpty }
        #expect(labels == ["×1/16", "×1/4", "MVC", "×4", "×16", "×64", "×256"])
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
        // 0.52 and 0.5 are 1.76 % of the line apart; half of 40 each way.
        #expect(DotStrip([0.52, 0.1, 0.5], on: .shares).dots.map(\.height) == [30, 50, 70])
        // Each is near the next one only, and all three are one row.
        #expect(DotStrip([0.5, 0.54, 0.58], on: .shares).dots.map(\.height) == [24, 50, 76])
    }
}
