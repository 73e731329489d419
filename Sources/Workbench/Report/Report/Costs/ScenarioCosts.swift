import Support

/// What one time through a scenario costs.
public struct ScenarioCosts: Hashable, Codable, Sendable {
    public let name: String
    /// What the scenario is about, in a sentence.
    public let title: String
    /// `nil` if nothing was counted.
    public let counts: CallCounts?
    /// Instructions for each one that the same work takes without an architecture.
    public let overFloor: Double?
    /// On the clock on the wall; `nil` if nothing was timed.
    public let microseconds: MedianInterval?
    /// Of that time to the time that the same work takes without an architecture.
    public let timeOverFloor: MedianInterval?
    /// Of that time to the baseline's; `nil` for the baseline.
    public let timeOverBaseline: MedianInterval?
    /// The most memory that was resident.
    public let mebibytes: MedianInterval?

    public init(
        name: String,
        title: String,
        counts: CallCounts? = nil,
        overFloor: Double? = nil,
        microseconds: MedianInterval? = nil,
        timeOverFloor: MedianInterval? = nil,
        timeOverBaseline: MedianInterval? = nil,
        mebibytes: MedianInterval? = nil
    ) {
        self.name = name
        self.title = title
        self.counts = counts
        self.overFloor = overFloor
        self.microseconds = microseconds
        self.timeOverFloor = timeOverFloor
        self.timeOverBaseline = timeOverBaseline
        self.mebibytes = mebibytes
    }
}
