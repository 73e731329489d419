import Foundation

/// How figures of benchmarks look where people read them.
enum BenchmarkNumber {
    static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }

    static func ratio(_ ratio: Double) -> String { String(format: "×%.2f", ratio) }

    static func count(_ count: Double) -> String { String(Int(count.rounded())) }

    /// In bytes.
    static func size(_ bytes: Int) -> String { String(format: "%.1f KiB", Double(bytes) / 1024) }

    static func longTime(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }

    /// In microseconds.
    static func time(_ seconds: Double) -> String { String(format: "%.1f µs", 1_000_000 * seconds) }
}
