/// What a measurement of growth is to measure.
public struct ScalePlan: Hashable, Sendable {
    /// With more, a measurement takes longer than anybody waits.
    public static let largestSize = 32
    /// The largest number of pairs, from 1 to `largestSize`.
    let upTo: Int
    /// The only one; `nil` for all.
    let architecture: String?
    /// How often each time is taken, at least once.
    let rounds: Int

    public init(upTo: Int, architecture: String?, rounds: Int) {
        self.upTo = upTo
        self.architecture = architecture
        self.rounds = rounds
    }

    /// Whether it leaves nothing out, however often each time is taken.
    public var isWhole: Bool { architecture == nil && upTo == Self.largestSize }

    /// The powers of two up to the largest number, and that one.
    var sizes: [Int] {
        let powers = sequence(first: 1) { $0 * 2 }.prefix { $0 <= upTo }
        return powers.contains(upTo) ? Array(powers) : powers + [upTo]
    }
}
