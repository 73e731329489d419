import Testing

@testable import Support

struct MedianIntervalTests {
    /// From a table of the binomial distribution with p = 1/2: P(X < k) ≤ 2.5 % < P(X ≤ k).
    @Test(
        "The interval's rank is the binomial distribution's",
        arguments: [(5, 0), (6, 1), (8, 1), (9, 2), (10, 2), (12, 3), (15, 4), (20, 6), (25, 8), (100, 40)]
    )
    func rank(count: Int, rank: Int) {
        #expect(MedianInterval.rank(among: count) == rank)
    }

    /// P(X < 31) = 0.000039 and P(X < 32) = 0.000092 of a hundred values, and half of the risk is 0.00006.
    @Test(
        "A smaller risk takes the bounds farther out, or has none",
        arguments: [(14, 0), (15, 1), (100, 31), (200, 73)]
    )
    func risk(count: Int, rank: Int) {
        #expect(MedianInterval.rank(among: count, risk: 0.01 / 84) == rank)
        let values = (1...count).map(Double.init)
        let interval = MedianInterval(of: values, risk: 0.01 / 84)
        #expect(interval?.low == (rank == 0 ? nil : Double(rank)))
        #expect(interval?.high == (rank == 0 ? nil : Double(count + 1 - rank)))
    }

    @Test("Of fifteen values the interval runs from the fourth to the twelfth, whatever order they come in")
    func odd() {
        let values = [8, 1, 15, 3, 12, 5, 10, 7, 2, 14, 4, 13, 6, 11, 9].map(Double.init)
        #expect(MedianInterval(of: values) == MedianInterval(median: 8, low: 4, high: 12))
    }

    @Test("Of an even number of values the median lies between the two in the middle")
    func even() {
        #expect(MedianInterval(of: [6, 5, 4, 3, 2, 1]) == MedianInterval(median: 3.5, low: 1, high: 6))
    }

    /// Of 48 in a row the stretches of three have the medians 2, 5 … 47, of which the interval has the 4th and the 13th.
    @Test("Of a series the bounds are those of the medians of sixteen stretches, and its median is that of all samples")
    func series() {
        let samples = (1...48).map(Double.init)
        #expect(MedianInterval(ofSeries: samples) == MedianInterval(median: 24.5, low: 11, high: 38))
        // As if they were independent: between the 17th and the 32nd.
        #expect(MedianInterval(of: samples) == MedianInterval(median: 24.5, low: 17, high: 32))
    }

    @Test("The order of a series counts: stretches that are alike within tell less than a mixture does")
    func order() {
        let mixed = (0..<48).map { Double(($0 * 29) % 48 + 1) }
        let interval = MedianInterval(ofSeries: mixed)
        #expect(interval?.median == 24.5)
        #expect(interval.map { $0.low > 11 && $0.high < 38 } == true)
    }

    @Test("Each of sixteen samples or fewer is a stretch of its own", arguments: [5, 6, 9, 16])
    func short(count: Int) {
        let samples = (1...count).map { Double(($0 * 7) % count) }
        #expect(MedianInterval(ofSeries: samples) == MedianInterval(of: samples))
    }

    @Test("The median lies within the bounds, even if more than half of the stretches have theirs elsewhere")
    func within() {
        // Thirteen stretches have the median 5, but of all samples 60 of 112 are 0.
        let samples = (0..<16).flatMap { $0 < 13 ? [0, 0, 0, 5, 5, 5, 5] : [0, 0, 0, 0, 0, 0, 0] }
        #expect(MedianInterval(ofSeries: samples.map(Double.init)) == MedianInterval(median: 0, low: 0, high: 5))
    }

    @Test("Too few values, and more than the sums can tell apart, have no interval", arguments: [0, 5, 1001])
    func outside(count: Int) {
        #expect(MedianInterval(of: Array(repeating: 1, count: count)) == nil)
        #expect(MedianInterval(ofSeries: Array(repeating: 1, count: count)) == nil)
    }

    @Test(
        "Two things are not told apart when the interval of their ratio holds one, its ends included",
        arguments: [(0.9, 1.1, true), (1, 1.2, true), (0.8, 1, true), (1.01, 1.2, false), (0.8, 0.99, false)]
    )
    func equal(low: Double, high: Double, holds: Bool) {
        #expect(MedianInterval(median: 1, low: low, high: high).holdsOne == holds)
    }
}
