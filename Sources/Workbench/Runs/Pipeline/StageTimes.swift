/// How long the parts of something take, one after the other.
struct StageTimes {
    /// By the part's name.
    private(set) var seconds: [String: Double] = [:]

    private var last = ContinuousClock.now

    mutating func lap(_ name: String) {
        let now = ContinuousClock.now
        seconds[name] = (now - last) / .seconds(1)
        last = now
    }
}
