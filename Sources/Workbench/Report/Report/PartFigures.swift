import Lines

/// One role or one scene of an architecture.
public struct PartFigures: Hashable, Codable, Sendable {
    /// `nil` for what belongs to no role, or to no scene.
    public let name: String?
    /// How many files count as its own; each file counts for one role and for one scene at most.
    public let files: Int
    /// How many types, nested ones too; a type may have another role than the file it stands in.
    public let types: Int
    /// Of its files.
    public let lines: LineCounts
    /// Code lines of its files that a statement in a body touches.
    public let logicLines: Int
    /// Its other code lines, declarations and wiring, for each line of logic.
    public let overhead: Figure
    /// Code lines of the largest of its types; `nil` without types.
    public let largestType: Int?
    /// The highest WMC of one of its types; `nil` without types.
    public let highestWMC: Int?
    /// In how many variables its types keep state; `nil` in an earlier report.
    public let state: Int?
    /// Of the bodies in its files.
    public let complexity: ComplexityFigures
    /// Of its files; `nil` if the architecture has no tests.
    public let coverage: CoverageRuns<CoverageFigures>?

    public init(
        name: String?,
        files: Int,
        types: Int,
        lines: LineCounts,
        logicLines: Int = 0,
        largestType: Int? = nil,
        highestWMC: Int? = nil,
        state: Int? = nil,
        complexity: ComplexityFigures,
        coverage: CoverageRuns<CoverageFigures>? = nil
    ) {
        self.name = name
        self.files = files
        self.types = types
        self.lines = lines
        self.logicLines = logicLines
        overhead = Figure(overheadOf: lines, logic: logicLines)
        self.largestType = largestType
        self.highestWMC = highestWMC
        self.state = state
        self.complexity = complexity
        self.coverage = coverage
    }
}
