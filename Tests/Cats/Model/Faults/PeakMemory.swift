import Foundation

/// The most memory this process has had in use so far.
enum PeakMemory {
    /// Bytes; on Linux read from the process's own record, because `getrusage` may give its parent's peak.
    static func measure() throws -> Int {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            let words = line?.split(whereSeparator: \.isWhitespace) ?? []
            guard words.count > 1, let kibibytes = Int(words[1]) else { throw CocoaError(.fileReadCorruptFile) }
            return kibibytes * 1024
        #endif
    }
}
