/// The median of a sample, between two order statistics that miss the population's median with a known risk at most.
///
/// The interval assumes nothing of the distribution: of n independent values, the number below the population's median
/// is binomial with p = 1/2. With k the largest number for which P(X < k) is at most half of the risk, it runs from the
/// k-th smallest value to the k-th largest (David and Nagaraja 2003, Order Statistics, 7.1).
public struct MedianInterval: Hashable, Codable, Sendable {
    /// That the median of a single figure lies outside, so 95 % confidence.
    public static let standardRisk = 0.05
    /// Fewer values have no interval of the standard risk: 2 · (1/2)⁵ is more than 5 %.
    public static let fewestValues = 6
    /// With more, the probability of no value below the median can't be told from zero.
    public static let mostValues = 1000
    /// Into how many stretches a series is cut, of samples that were taken one after the other.
    static let stretches = 16
    public let median: Double
    public let low: Double
    public let high: Double

    public init(median: Double, low: Double, high: Double) {
        self.median = median
        self.low = low
        self.high = high
    }

    /// Refuses bounds that do not hold the median.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        median = try container.decode(Double.self, forKey: .median)
        low = try container.decode(Double.self, forKey: .low)
        high = try container.decode(Double.self, forKey: .high)
        guard low <= median, median <= high else {
            throw DecodingError.dataCorruptedError(
                forKey: .median,
                in: container,
                debugDescription: "It is \(median), and the bounds that hold it are said to be \(low) and \(high)."
            )
        }
    }

    /// `nil` for fewer values than there have to be.
    public init?(of values: [Double], risk: Double = standardRisk) {
        guard values.count <= Self.mostValues else { return nil }
        let sorted = values.sorted()
        let rank = Self.rank(among: sorted.count, risk: risk)
        guard rank > 0 else { return nil }
        // The two middle values, which are one and the same in an odd number of values.
        median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        low = sorted[rank - 1]
        high = sorted[sorted.count - rank]
    }

    /// Of samples in the order in which they were taken; `nil` for fewer than there have to be.
    ///
    /// Samples depend on those just before them, because a machine is slow for a while, so the interval of the definition
    /// would be too narrow. Here it is that of the medians of stretches that are long enough to depend on each other
    /// little. Of no more samples than there are stretches, each is a stretch of its own.
    public init?(ofSeries samples: [Double]) {
        let count = min(samples.count, Self.stretches)
        let medians = (0..<count).compactMap { place in
            Array(samples[place * samples.count / count..<(place + 1) * samples.count / count]).median
        }
        guard samples.count <= Self.mostValues, let middle = samples.median, let bounds = MedianInterval(of: medians)
        else { return nil }
        median = middle
        low = min(bounds.low, middle)
        high = max(bounds.high, middle)
    }

    /// Whether two things with this ratio are not told apart.
    public var holdsOne: Bool { low <= 1 && 1 <= high }

    /// The interval in another unit.
    public func times(_ factor: Double) -> MedianInterval {
        MedianInterval(median: factor * median, low: factor * low, high: factor * high)
    }

    /// The k of the definition, counted from 1; 0 if there is none.
    static func rank(among count: Int, risk: Double = standardRisk) -> Int {
        var rank = 0
        // The probability of each number of values below the median, from none upwards, and their sum.
        var probability = 1.0
        for _ in 0..<count { probability /= 2 }
        var sum = probability
        while sum <= risk / 2 {
            rank += 1
            probability *= Double(count - rank + 1) / Double(rank)
            sum += probability
        }
        return rank
    }
}
