import Lines

/// The tests of one architecture.
public struct TestFigures: Hashable, Codable, Sendable {
    /// Test functions of its own parts that ran; one with parameters is one.
    public let count: Int
    /// Cases of these functions: one for each set of arguments.
    public let cases: Int
    /// Cases of the scenarios that ran.
    public let scenarios: Int
    /// How many files the tests stand in.
    public let files: Int
    /// Of these files.
    public let lines: LineCounts
    /// Types in the tests that conform to a production protocol: spies, stubs and fakes.
    public let doubles: Int
    /// The median of the code lines of its test functions; undefined without any.
    public let medianLines: Figure
    /// The median of the cyclomatic complexity of its test functions; undefined without any.
    public let medianCyclomatic: Figure

    public init(
        count: Int,
        cases: Int,
        scenarios: Int,
        files: Int,
        lines: LineCounts,
        doubles: Int,
        medianLines: Double? = nil,
        medianCyclomatic: Double? = nil
    ) {
        self.count = count
        self.cases = cases
        self.scenarios = scenarios
        self.files = files
        self.lines = lines
        self.doubles = doubles
        self.medianLines = Figure(medianLines)
        self.medianCyclomatic = Figure(medianCyclomatic)
    }
}
