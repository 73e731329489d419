import Lines

/// One production file of an architecture.
public struct SourceFigures: Hashable, Codable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    public let role: String?
    public let scene: String?
    public let lines: LineCounts
    /// `nil` if the architecture has no tests.
    public let coverage: CoverageRuns<CoverageFigures>?
    /// Where the regions start that no test ran; `nil` if the architecture has no tests, or it is only known how much
    /// ran.
    public let gaps: [CoveragePlace]?
    /// Where the regions start that no unit test ran; `nil` if it is not known what they ran.
    public let unitGaps: [CoveragePlace]?

    public init(
        path: String,
        role: String?,
        scene: String?,
        lines: LineCounts,
        coverage: CoverageRuns<CoverageFigures>? = nil,
        gaps: [CoveragePlace]? = nil,
        unitGaps: [CoveragePlace]? = nil
    ) {
        self.path = path
        self.role = role
        self.scene = scene
        self.lines = lines
        self.coverage = coverage
        self.gaps = gaps
        self.unitGaps = unitGaps
    }
}
