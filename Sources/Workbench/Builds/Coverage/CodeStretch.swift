import Report

/// A part of a source file that a caller wants to know the coverage of, such as a body or a type.
public struct CodeStretch<Identifier: Hashable> {
    let identifier: Identifier
    let start: CoveragePlace
    /// Behind the last character.
    let end: CoveragePlace

    public init(_ identifier: Identifier, start: CoveragePlace, end: CoveragePlace) {
        self.identifier = identifier
        self.start = start
        self.end = end
    }

    /// Whole lines, both ends included.
    public init(_ identifier: Identifier, lines: ClosedRange<Int>) {
        self.init(
            identifier,
            start: CoveragePlace(line: lines.lowerBound, column: 1),
            end: CoveragePlace(line: lines.upperBound + 1, column: 1)
        )
    }
}

extension Sequence<CoverageRegion> {
    /// The regions of one file, dealt out to the stretches that they start in, by the stretches' identifiers.
    ///
    /// Each region goes to one stretch, the innermost, or stands under `nil` if it starts in none: so the shares add up
    /// to the file. Stretches with the same identifier share, as a type and its extensions do. Of two that are alike
    /// the one given last is the inner one.
    public func shares<Identifier>(
        among stretches: some Sequence<CodeStretch<Identifier>>
    ) -> [Identifier?: [CoverageRegion]] {
        var next = stretches.enumerated()
            .sorted { left, right in
                (left.element.start, right.element.end, left.offset)
                    < (right.element.start, left.element.end, right.offset)
            }
            .map(\.element)[...]
        var open: [CodeStretch<Identifier>] = []
        var shares: [Identifier?: [CoverageRegion]] = [:]
        for region in sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            while let stretch = next.first, stretch.start <= region.start { open.append(next.removeFirst()) }
            open.removeAll { $0.end <= region.start }
            shares[open.last?.identifier, default: []].append(region)
        }
        return shares
    }
}
