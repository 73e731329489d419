import Lines

/// The tests of one architecture.
public struct TestFigures: Hashable, Codable, Sendable {
    /// How many files the tests stand in.
    public let files: Int
    /// Functions written in these files that look like tests: with `@Test`, or as XCTest names its methods.
    ///
    /// Which of them ran is not said. `nil` in an earlier report.
    public let functions: Int?
    /// The lines of the files that the tests stand in.
    public let lines: LineCounts
    /// Types in the tests that conform to a production protocol: spies, stubs and fakes.
    public let doubles: Int
    /// Test functions of its own parts that ran, one with parameters is one; `nil` if none was run.
    public let count: Int?
    /// Cases of these functions: one for each set of arguments; `nil` if none was run.
    public let cases: Int?
    /// Cases of the scenarios that ran; `nil` if none was run, or the subject names none.
    public let scenarios: Int?
    /// The median of the code lines of the test functions that ran, undefined without any; `nil` if none was run.
    public let medianLines: Figure?
    /// The median of the cyclomatic complexity of these functions, undefined without any; `nil` if none was run.
    public let medianCyclomatic: Figure?

    public init(
        files: Int,
        functions: Int? = nil,
        lines: LineCounts,
        doubles: Int,
        count: Int? = nil,
        cases: Int? = nil,
        scenarios: Int? = nil,
        medianLines: Figure? = nil,
        medianCyclomatic: Figure? = nil
    ) {
        self.files = files
        self.functions = functions
        self.lines = lines
        self.doubles = doubles
        self.count = count
        self.cases = cases
        self.scenarios = scenarios
        self.medianLines = medianLines
        self.medianCyclomatic = medianCyclomatic
    }
}
