import Foundation

/// What running a tool took, in seconds.
public struct ToolTime: Hashable, Codable, Sendable {
    /// On the clock on the wall; what else the machine does is in it.
    public let wall: Double
    /// Of the processors, by the tool and all that it started; hardly moved by what else the machine does.
    public let processor: Double
}

extension ToolTime {
    /// Runs the work, which runs tools one at a time.
    ///
    /// The processor time is that of the tools which ended meanwhile, with all that they started.
    public static func taken(by work: () async throws -> Void) async rethrows -> ToolTime {
        let processor = processorTime
        let start = ContinuousClock.now
        try await work()
        let wall = (ContinuousClock.now - start) / .seconds(1)
        return ToolTime(wall: wall, processor: Double(processorTime - processor) / 1_000_000)
    }

    /// In microseconds, of all tools that have ended.
    private static var processorTime: Int {
        var usage = rusage()
        #if canImport(Darwin)
            let children = RUSAGE_CHILDREN
        #else
            let children = Int32(truncatingIfNeeded: RUSAGE_CHILDREN.rawValue)
        #endif
        getrusage(children, &usage)
        return microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
    }

    private static func microseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec) }
}
