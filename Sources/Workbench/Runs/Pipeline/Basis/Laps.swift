/// How long the parts of a run took, one after the other.
struct Laps: Sendable {
    /// By the parts' names.
    private(set) var seconds: [String: Double] = [:]
    private var start = ContinuousClock.now

    /// Ends a part, which began when the one before it ended.
    mutating func end(_ part: String) {
        seconds[part] = (ContinuousClock.now - start) / .seconds(1)
        start = .now
    }

    /// Begins the next part now: what was before it is known elsewhere.
    mutating func skip() {
        start = .now
    }
}
