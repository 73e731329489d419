/// The median of what was taken several times, and the bounds between which it lies with 95 % confidence.
public struct CostInterval: Hashable, Codable, Sendable {
    public let median: Double
    public let low: Double
    public let high: Double

    public init(median: Double, low: Double, high: Double) {
        self.median = median
        self.low = low
        self.high = high
    }

    /// Whether two things may be equal of which this is the ratio.
    public var holdsOne: Bool { (low...high).contains(1) }
}
