/// Tells lines from the segments of a file, by the rule of `llvm-cov`.
///
/// A line has a counter when a region with one starts on it, or reaches it from above. It ran when one of these did.
struct SegmentLines {
    private var stretches: [LineCoverage.Stretch] = []
    /// What the lines so far leave to the next one.
    private var last: ExportedSegment?

    /// The lines of a file with these segments, which stand in its order.
    static func coverage(of segments: [ExportedSegment]) -> LineCoverage {
        var lines = SegmentLines()
        var rest = segments[...]
        while let first = rest.first {
            let line = rest.prefix { $0.place.line == first.place.line }
            lines.pass(to: first.place.line)
            lines.add(line)
            rest = rest.dropFirst(line.count)
        }
        return LineCoverage(stretches: lines.stretches)
    }
}

extension SegmentLines {
    /// The lines between, on which nothing starts or ends.
    private mutating func pass(to line: Int) {
        guard let last, last.hasCount, last.place.line + 1 < line else { return }
        stretches.append(.init(lines: last.place.line + 1...line - 1, didRun: last.didRun))
    }

    private mutating func add(_ segments: ArraySlice<ExportedSegment>) {
        guard let first = segments.first else { return }
        let starts = segments.filter(\.isRegionStart)
        let isSkipped = first.isRegionEntry && !first.hasCount
        let isReached = !isSkipped && (last?.hasCount ?? false || !starts.isEmpty)
        if isReached || segments.contains(where: { $0.isRegionEntry && $0.hasCount }) {
            let didRun = last?.didRun ?? false || starts.contains(where: \.didRun)
            stretches.append(.init(lines: first.place.line...first.place.line, didRun: didRun))
        }
        last = segments.last
    }
}
