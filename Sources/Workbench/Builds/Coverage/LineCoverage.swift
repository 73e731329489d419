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

    /// How many of some lines have a counter, and how many of these ran.
    ///
    /// They may be the code lines of a file, a type or a body.
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

extension LineCoverage {
    /// The lines of a file with these segments, which stand in its order, by the rule of `llvm-cov`.
    ///
    /// A line has a counter when a region with one starts on it, or reaches it from above. It ran when one of these
    /// did.
    init(of segments: [CoverageExport.Segment]) {
        var stretches: [Stretch] = []
        var rest = segments[...]
        // What the lines so far leave to the next one.
        var last: CoverageExport.Segment?
        while let first = rest.first {
            let line = first.place.line
            if let last, last.hasCount, last.place.line + 1 < line {
                // The lines between, on which nothing starts or ends.
                stretches.append(Stretch(lines: last.place.line + 1...line - 1, didRun: last.didRun))
            }
            let onLine = rest.prefix { $0.place.line == line }
            let starts = onLine.filter(\.isRegionStart)
            let isSkipped = first.isRegionEntry && !first.hasCount
            let isReached = !isSkipped && (last?.hasCount ?? false || !starts.isEmpty)
            if isReached || onLine.contains(where: { $0.isRegionEntry && $0.hasCount }) {
                let didRun = last?.didRun ?? false || starts.contains(where: \.didRun)
                stretches.append(Stretch(lines: line...line, didRun: didRun))
            }
            last = onLine.last
            rest = rest.dropFirst(onLine.count)
        }
        self.init(stretches: stretches)
    }
}
