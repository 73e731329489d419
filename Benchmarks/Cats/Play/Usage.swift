import Foundation

/// What this process has used so far.
struct Usage {
    let instant: ContinuousClock.Instant

    /// User and system time together.
    let processorSeconds: Double

    static func now() -> Usage {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Usage(instant: .now, processorSeconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}
