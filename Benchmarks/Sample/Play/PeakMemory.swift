import Foundation

/// The most memory that this process has had resident.
enum PeakMemory {
    /// On Linux not from `getrusage`, which also counts what the process was before it ran this program.
    static var bytes: Int? {
        #if canImport(Darwin)
            var usage = rusage()
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
        #else
            let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
        #endif
    }
}
