import Support

/// What memory apps take that are kept open.
public struct MemoryRecord: Hashable, Codable, Sendable {
    /// Its rounds are how often each player's apps were opened.
    let conditions: BenchmarkRecord.Conditions
    /// `nil` outside a repository.
    let commit: String?
    /// When the last round ended: ISO 8601, in UTC.
    let date: String
    /// The name of the scenario that leaves each app where it is kept.
    let scenario: String
    /// How many apps were opened between the two looks at the memory.
    let apps: Int
    let players: [KeptApps]
}

/// The memory of one player's apps: every sample, in the order of the rounds.
public struct KeptApps: Hashable, Codable, Sendable {
    let name: String
    /// The samples with the same index were taken in the same round, in an order that rotates.
    let samples: [MemorySample]
    /// By how much resident memory grows with each app; `nil` for fewer samples than have an interval.
    let bytesPerApp: MedianInterval?
    /// How much more that is than the floor's, round by round; `nil` for the floor.
    let aboveFloor: MedianInterval?

    /// `floor` has the floor's samples; `nil` for the floor itself.
    init(name: String, samples: [MemorySample], apps: Int, floor: [MemorySample]?) {
        func perApp(_ sample: MemorySample) -> Double { Double(sample.growth) / Double(apps) }
        self.name = name
        self.samples = samples
        bytesPerApp = MedianInterval(of: samples.map(perApp))
        aboveFloor = floor.flatMap { MedianInterval(of: zip(samples, $0).map { perApp($0) - perApp($1) }) }
    }
}
