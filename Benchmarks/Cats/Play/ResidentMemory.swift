import Foundation

/// How much memory this process has resident.
enum ResidentMemory {
    /// On Linux not from `/proc/self/status`, which is some pages off on a machine with many cores.
    static var bytes: Int {
        get throws(PlayError) {
            #if canImport(Darwin)
                // The most that was resident is what is resident while nothing is freed.
                let bytes = PeakMemory.bytes
            #else
                let rollup = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
                let line = rollup?.split(separator: "\n").first { $0.hasPrefix("Rss:") }
                let bytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
            #endif
            guard let bytes else { throw .noMemory }
            return bytes
        }
    }
}
