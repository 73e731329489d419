/// A risk of seeing a difference where there is none, shared by many comparisons.
///
/// Each comparison gets an equal part, so the probability that any of them errs is at most the whole, however they hang
/// together (Bonferroni's inequality; Dunn 1961, Multiple Comparisons Among Means).
public struct SharedRisk: Hashable, Sendable {
    /// Of all comparisons together.
    public static let whole = 0.01
    public let comparisons: Int

    public init(comparisons: Int) {
        self.comparisons = comparisons
    }

    /// Of one comparison.
    public var ofEach: Double { Self.whole / Double(max(comparisons, 1)) }

    /// How many values an interval of one comparison takes: with fewer even the whole range misses the median too often.
    ///
    /// Without a comparison as many as the interval of a single figure takes.
    public var fewestValues: Int {
        guard comparisons > 0 else { return MedianInterval.fewestValues }
        return (MedianInterval.fewestValues...MedianInterval.mostValues).first {
            MedianInterval.rank(among: $0, risk: ofEach) > 0
        }
            ?? MedianInterval.mostValues
    }
}
