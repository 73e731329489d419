import Declarations
import Lines
import Report

/// What one file comes to.
public struct FileFigures: Hashable, Codable, Sendable {
    /// Relative to the argument or the subject's root, with `/` between its parts.
    public let path: String
    public let lines: LineCounts
    public let types: TypeCounts
    public let complexity: ComplexityCounts
    /// `nil` if no coverage was handed in, or it does not tell of the file.
    public internal(set) var coverage: CoverageFigures?
}
