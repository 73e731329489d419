/// What was made by a build or a test run, here or elsewhere, and is measured together with the sources.
public struct HandedInData: Sendable {
    let index: HandedIndex?
    let coverage: HandedCoverage?

    public init(index: HandedIndex? = nil, coverage: HandedCoverage? = nil) {
        self.index = index
        self.coverage = coverage
    }
}
