/// What all scenarios cost, each played once.
public struct TotalCosts: Hashable, Codable, Sendable {
    /// `nil` unless all scenarios were counted.
    public let counts: CallCounts?
    /// What lies above the floor; `nil` unless it is known of all scenarios.
    public let excess: CallCounts?
    /// How many times the baseline's excess that is; `nil` for the baseline.
    public let excessOverBaseline: Counts<Figure>?
    /// The sum of the medians; `nil` unless all scenarios were timed.
    public let microseconds: Double?
    /// The highest of the medians; `nil` unless all scenarios were timed.
    public let mebibytes: Double?

    /// `baseline` is what the same scenarios cost the baseline; `nil` if these are its own, or nobody knows.
    public init?(of scenarios: [ScenarioCosts], baseline: [ScenarioCosts]? = nil) {
        guard !scenarios.isEmpty else { return nil }
        counts = Self.sum(of: scenarios.map(\.counts))
        let excess = Self.sum(of: scenarios.map(\.excess))
        let base = Self.sum(of: (baseline ?? []).map(\.excess))
        self.excess = excess
        excessOverBaseline = base.flatMap { excess?.ratios(to: $0) }
        let times = scenarios.compactMap(\.microseconds?.median)
        microseconds = times.count == scenarios.count ? times.reduce(0, +) : nil
        let peaks = scenarios.compactMap(\.mebibytes?.median)
        mebibytes = peaks.count == scenarios.count ? peaks.max() : nil
    }

    /// `nil` unless all are known.
    private static func sum(of counts: [CallCounts?]) -> CallCounts? {
        let known = counts.compactMap(\.self)
        return known.isEmpty || known.count < counts.count ? nil : known.reduce(.none, +)
    }
}
