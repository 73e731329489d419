import Foundation

/// The most memory that this process has had resident since it was last asked to start anew, where the system can do that.
enum PeakMemory {
    /// Forgets what the look at the screen before the rounds took, where the system can; Darwin has no such thing.
    static func restart() {
        #if !canImport(Darwin)
            // Of proc(5): 5 sets the peak to what is resident now.
            try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        #endif
    }

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
