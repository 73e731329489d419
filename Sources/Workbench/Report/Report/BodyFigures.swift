import Complexity

/// One body of an architecture: a function, an accessor, or whatever else runs as one.
public struct BodyFigures: Hashable, Codable, Sendable {
    /// As a reader would say it: `load(_:)`, `count.get`.
    public let name: String

    public let kind: BodyKind

    /// The qualified name of the type around it; `nil` outside types.
    public let type: String?

    public let role: String?

    public let file: String

    /// The line of its name.
    public let line: Int

    /// With `coalescings`.
    public let cyclomatic: Int

    public let coalescings: Int

    /// `nil` if the body lies in another one, which counts it.
    public let cognitive: Int?

    /// Its regions, those of nested bodies left out; `nil` if the architecture has no tests.
    public let regions: CoverageRuns<CoverageCount>?

    public init(
        name: String,
        kind: BodyKind,
        type: String?,
        role: String?,
        file: String,
        line: Int,
        cyclomatic: Int,
        coalescings: Int,
        cognitive: Int?,
        regions: CoverageRuns<CoverageCount>? = nil
    ) {
        self.name = name
        self.kind = kind
        self.type = type
        self.role = role
        self.file = file
        self.line = line
        self.cyclomatic = cyclomatic
        self.coalescings = coalescings
        self.cognitive = cognitive
        self.regions = regions
    }
}
