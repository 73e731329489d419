/// What a round cost one player in both checkouts; those with the same index were taken in the same block.
struct PairedSamples: Hashable, Sendable {
    private(set) var before: [Double] = []
    private(set) var after: [Double] = []

    mutating func append(_ sample: Double, isAfter: Bool) {
        if isAfter { after.append(sample) } else { before.append(sample) }
    }

    /// Whether there is a cost in both checkouts.
    var isPositive: Bool { [before.median, after.median].allSatisfy { $0.map { $0 > 0 } ?? false } }

    /// What lies above the floor's, block by block.
    func above(floor: PairedSamples) -> PairedSamples {
        PairedSamples(
            before: zip(before, floor.before).map { $0 - $1 },
            after: zip(after, floor.after).map { $0 - $1 }
        )
    }
}
