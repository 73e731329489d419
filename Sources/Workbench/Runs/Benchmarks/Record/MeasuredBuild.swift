import Support

/// One kind of build of one architecture's module: every sample, in the order of the rounds.
public struct MeasuredBuild: Hashable, Codable, Sendable {
    /// How many source files the compiler went through; the most of all rounds.
    public let files: Int

    /// The samples with the same index were taken in the same round, in an order that rotates.
    public let samples: [ToolTime]

    /// In seconds; `nil` for fewer samples than have an interval.
    public let wall: MedianInterval?

    /// In seconds; `nil` for fewer samples than have an interval.
    public let processor: MedianInterval?

    /// Of the wall clock's ratios to the baseline's, round by round; `nil` for the baseline.
    public let overBaseline: MedianInterval?
}
