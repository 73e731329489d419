/// What all scenarios cost, each played once.
public struct TotalCosts: Hashable, Codable, Sendable {
    /// `nil` unless all scenarios were counted.
    public let counts: CallCounts?
    /// Instructions for each one that the same work takes without an architecture.
    public let overFloor: Double?
    /// The sum of the medians; `nil` unless all scenarios were timed.
    public let microseconds: Double?
    /// The highest of the medians; `nil` unless all scenarios were timed.
    public let mebibytes: Double?

    /// `floor` is what the same scenarios cost without an architecture; empty if that is not known.
    public init?(of scenarios: [ScenarioCosts], floor: [ScenarioCosts]) {
        guard !scenarios.isEmpty else { return nil }
        let sum = Self.sum(of: scenarios)
        let base = Self.sum(of: floor)?.instructions ?? 0
        counts = sum
        overFloor = base == 0 ? nil : sum.map { Double($0.instructions) / Double(base) }
        let times = scenarios.compactMap(\.microseconds?.median)
        microseconds = times.count == scenarios.count ? times.reduce(0, +) : nil
        let peaks = scenarios.compactMap(\.mebibytes?.median)
        mebibytes = peaks.count == scenarios.count ? peaks.max() : nil
    }

    private static func sum(of scenarios: [ScenarioCosts]) -> CallCounts? {
        let counts = scenarios.compactMap(\.counts)
        return counts.isEmpty || counts.count < scenarios.count ? nil : counts.reduce(.none, +)
    }
}
