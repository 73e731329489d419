import Report
import Support

/// Which lines of one file the compiler has a counter for, and which of them ran: each line once.
///
/// `llvm-cov` adds up the lines of functions, so it counts a line of a closure twice: for the closure, and for the
/// function around it.
public struct LineCoverage: Hashable, Sendable {
    /// In the order of the file; they don't overlap.
    public let stretches: [Stretch]

    /// Lines on end that all ran, or all did not.
    public struct Stretch: Hashable, Sendable {
        public let lines: ClosedRange<Int>
        public let didRun: Bool
    }

    /// All lines that have a counter.
    public var count: CoverageCount {
        stretches.reduce(.none) { sum, stretch in
            sum + CoverageCount(covered: stretch.didRun ? stretch.lines.count : 0, total: stretch.lines.count)
        }
    }

    /// Those of the lines that have a counter, such as the code lines of a file, a type or a body.
    public func count(of lines: some Sequence<Int>) -> CoverageCount {
        let runs = lines.compactMap(didRun)
        return CoverageCount(covered: runs.count { $0 }, total: runs.count)
    }

    /// Whether the line ran; `nil` if it has no counter.
    public func didRun(line: Int) -> Bool? {
        let next = stretches.partitioningIndex(where: { $0.lines.upperBound >= line })
        guard next < stretches.count, stretches[next].lines.contains(line) else { return nil }
        return stretches[next].didRun
    }
}
