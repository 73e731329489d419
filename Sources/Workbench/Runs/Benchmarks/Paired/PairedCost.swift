import Support

/// What a round of a scenario costs one player in two checkouts.
public struct PairedCost: Hashable, Sendable {
    let player: String
    /// What costs were taken away; `nil` if it is in all.
    let floor: String?
    let before: Double
    let after: Double
    /// How much more it is, as a share of what it was, block by block; a count's bounds are the count.
    let change: MedianInterval
    /// The largest share that counts as no change.
    let tolerance: Double

    /// What is said of a change.
    public enum Verdict: String, CaseIterable, Hashable, Sendable {
        case slower
        case same = "the same"
        case faster
        /// The interval holds both a change that matters and none.
        case untold = "can't be told"
    }

    /// `nil` if it cost nothing before, of which there is no share, or if the samples have no interval of that risk.
    ///
    /// Without a risk the samples are one count, which is the same in every run.
    init?(player: String, above floor: String?, samples: PairedSamples, risk: Double?, tolerance: Double) {
        guard let before = samples.before.median, let after = samples.after.median, before > 0 else { return nil }
        let shares = zip(samples.before, samples.after).map { ($1 - $0) / before }
        guard
            let change = risk.map({ MedianInterval(of: shares, risk: $0) }) ?? shares.first.map(MedianInterval.exactly)
        else { return nil }
        self.player = player
        self.floor = floor
        self.before = before
        self.after = after
        self.change = change
        self.tolerance = tolerance
    }

    public var verdict: Verdict {
        if change.low > 0, change.median > tolerance { return .slower }
        if change.high < 0, change.median < -tolerance { return .faster }
        return change.low >= -tolerance && change.high <= tolerance ? .same : .untold
    }

    /// From which share on a change would have been called slower, however the samples had fallen within the interval.
    var smallestCaught: Double {
        let width = max(change.high - change.median, change.median - change.low)
        return max(tolerance + width, 2 * width)
    }
}

extension MedianInterval {
    fileprivate static func exactly(_ value: Double) -> MedianInterval {
        MedianInterval(median: value, low: value, high: value)
    }
}
