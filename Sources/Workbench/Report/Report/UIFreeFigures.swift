/// What can be tested of an architecture without a screen.
public struct UIFreeFigures: Hashable, Codable, Sendable {
    /// Its unit tests from which no symbol of a layer that draws on a screen can be reached.
    public let tests: Int
    /// What these tests ran of its production files.
    public let coverage: CoverageFigures

    public init(tests: Int, coverage: CoverageFigures) {
        self.tests = tests
        self.coverage = coverage
    }
}
