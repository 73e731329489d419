import Support

/// One kind of build of one architecture's module: every sample, in the order of the rounds.
public struct MeasuredBuild: Hashable, Codable, Sendable {
    /// How many source files the compiler went through; the most of all rounds.
    let files: Int
    /// The samples with the same index were taken in the same round, in an order that rotates.
    let samples: [ToolTime]
    /// In seconds; `nil` for fewer samples than have an interval.
    let wall: MedianInterval?
    /// In seconds; `nil` for fewer samples than have an interval.
    let processor: MedianInterval?
    /// Of the wall clock's ratios to the baseline's, round by round; `nil` for the baseline.
    let overBaseline: MedianInterval?

    /// `baseline` has the samples of the baseline's build of the same kind; `nil` for the baseline itself.
    init(_ builds: [BuildSample], over baseline: [BuildSample]?) {
        files = builds.map(\.files).max() ?? 0
        samples = builds.map(\.time)
        wall = MedianInterval(ofSeries: samples.map(\.wall))
        processor = MedianInterval(ofSeries: samples.map(\.processor))
        overBaseline = baseline.flatMap { MedianInterval(of: zip(builds, $0).map { $0.time.wall / $1.time.wall }) }
    }

    /// Between which bounds times lie follows from the samples, whatever an older catwalk has written beside them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        files = try container.decode(Int.self, forKey: .files)
        samples = try container.decode([ToolTime].self, forKey: .samples)
        wall = MedianInterval(ofSeries: samples.map(\.wall))
        processor = MedianInterval(ofSeries: samples.map(\.processor))
        overBaseline = try container.decodeIfPresent(MedianInterval.self, forKey: .overBaseline)
    }
}
