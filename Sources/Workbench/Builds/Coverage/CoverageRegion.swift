import Report

/// A stretch of code that runs or doesn't run as one.
public struct CoverageRegion: Hashable, Sendable {
    public let start: CoveragePlace
    /// Behind the last character.
    public let end: CoveragePlace
    public let didRun: Bool
}

extension Sequence<CoverageRegion> {
    /// How many regions there are, and how many of them ran.
    public var count: CoverageCount {
        reduce(.none) { $0 + CoverageCount(covered: $1.didRun ? 1 : 0, total: 1) }
    }
}
