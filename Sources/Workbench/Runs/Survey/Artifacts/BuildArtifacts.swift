/// What was made by a build or a test run, here or elsewhere, and is measured together with the sources.
public struct BuildArtifacts: Sendable {
    let index: IndexArtifact?
    let coverage: CoverageArtifact?

    public init(index: IndexArtifact? = nil, coverage: CoverageArtifact? = nil) {
        self.index = index
        self.coverage = coverage
    }
}
