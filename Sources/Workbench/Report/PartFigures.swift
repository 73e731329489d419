import Coverage
import Lines

/// One role or one scene of an architecture.
public struct PartFigures: Hashable, Codable, Sendable {
    /// None for what belongs to no role, or to no scene.
    public let name: String?

    /// How many files count as its own; each file counts for one role and for one scene at most.
    public let files: Int

    /// How many types, nested ones too; a type may have another role than the file it stands in.
    public let types: Int

    /// Of its files.
    public let lines: LineCounts

    /// Of the bodies in its files.
    public let complexity: ComplexityFigures

    /// Of its files; none when the architecture has no tests.
    public let coverage: CoverageRuns<CoverageFigures>?

    public init(
        name: String?,
        files: Int,
        types: Int,
        lines: LineCounts,
        complexity: ComplexityFigures,
        coverage: CoverageRuns<CoverageFigures>? = nil
    ) {
        self.name = name
        self.files = files
        self.types = types
        self.lines = lines
        self.complexity = complexity
        self.coverage = coverage
    }
}
