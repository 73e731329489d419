import Support

/// What one time through a scenario costs.
public struct ScenarioCosts: Hashable, Codable, Sendable {
    public let name: String
    /// What the scenario is about, in a sentence.
    public let title: String
    /// How many things a user does in it; `nil` if the program that played it did not say.
    public let actions: Int?
    /// `nil` if nothing was counted.
    public let counts: CallCounts?
    /// What lies above the floor, which is the same work without an architecture; `nil` without a floor.
    public let excess: CallCounts?
    /// How many times the baseline's excess that is; `nil` for the baseline.
    public let excessOverBaseline: Counts<Figure>?
    /// Of the processor; `nil` if nothing was timed.
    public let microseconds: MedianInterval?
    /// How much longer that is than the same work without an architecture, block by block; `nil` without a floor.
    public let microsecondsAboveFloor: MedianInterval?
    /// How much longer that is than in the baseline, block by block; `nil` for the baseline.
    public let microsecondsAboveBaseline: MedianInterval?
    /// Of that time to the baseline's, block by block; `nil` for the baseline.
    public let timeOverBaseline: MedianInterval?
    /// The most memory that was resident.
    public let mebibytes: MedianInterval?

    public init(
        name: String,
        title: String,
        actions: Int? = nil,
        counts: CallCounts? = nil,
        excess: CallCounts? = nil,
        excessOverBaseline: Counts<Figure>? = nil,
        microseconds: MedianInterval? = nil,
        microsecondsAboveFloor: MedianInterval? = nil,
        microsecondsAboveBaseline: MedianInterval? = nil,
        timeOverBaseline: MedianInterval? = nil,
        mebibytes: MedianInterval? = nil
    ) {
        self.name = name
        self.title = title
        self.actions = actions
        self.counts = counts
        self.excess = excess
        self.excessOverBaseline = excessOverBaseline
        self.microseconds = microseconds
        self.microsecondsAboveFloor = microsecondsAboveFloor
        self.microsecondsAboveBaseline = microsecondsAboveBaseline
        self.timeOverBaseline = timeOverBaseline
        self.mebibytes = mebibytes
    }
}

extension ScenarioCosts {
    /// What each thing that a user does costs of a time; `nil` if nobody does anything, or that is not known.
    package func perAction(_ time: MedianInterval?) -> MedianInterval? {
        guard let time, let actions, actions > 0 else { return nil }
        return time.times(1 / Double(actions))
    }
}
