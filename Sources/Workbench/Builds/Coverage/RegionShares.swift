/// The regions of one file, dealt out to the stretches that they start in.
///
/// Each region goes to one stretch: to the innermost, where stretches lie in one another. So the shares and the rest add
/// up to the file.
public struct RegionShares<Identifier: Hashable>: Equatable {
    /// By the identifier of the stretch, in the order of the file; a stretch without regions has none here.
    public let regions: [Identifier: [CoverageRegion]]
    /// What starts in no stretch.
    public let rest: [CoverageRegion]

    /// Stretches may lie in one another; those with the same identifier share, as a type and its extensions do.
    public init(of regions: some Sequence<CoverageRegion>, among stretches: some Sequence<CodeStretch<Identifier>>) {
        let stretches = Self.outermostFirst(stretches)
        var next = stretches.startIndex
        var open: [CodeStretch<Identifier>] = []
        var shares: [Identifier: [CoverageRegion]] = [:]
        var rest: [CoverageRegion] = []
        for region in regions.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            while next < stretches.endIndex, stretches[next].start <= region.start {
                open.append(stretches[next])
                next += 1
            }
            open.removeAll { $0.end <= region.start }
            if let innermost = open.last {
                shares[innermost.identifier, default: []].append(region)
            } else {
                rest.append(region)
            }
        }
        self.regions = shares
        self.rest = rest
    }
}

extension RegionShares {
    /// In the order of their starts; of two with one start, the longer first, and of two alike, the one given first.
    private static func outermostFirst(
        _ stretches: some Sequence<CodeStretch<Identifier>>
    ) -> [CodeStretch<Identifier>] {
        stretches.enumerated()
            .sorted { left, right in
                (left.element.start, right.element.end, left.offset)
                    < (right.element.start, left.element.end, right.offset)
            }
            .map(\.element)
    }
}

extension RegionShares: Sendable where Identifier: Sendable {}
