import Report

extension MeasureGroup {
    static let tests = MeasureGroup(
        title: "Tests",
        measures: [
            Measure(
                "Unit tests",
                isHeadline: true,
                definition: Definition("Test functions of its own parts that ran; one with parameters is one."),
                value: { $0.tests.map { Double($0.count) } },
                derivation: { $0.tests.map { .remark("in \($0.cases) cases, one for each set of arguments") } }
            ),
            Measure(
                "Scenarios run",
                definition: Definition("Cases of the scenarios that all architectures play."),
                value: { $0.tests.map { Double($0.scenarios) } }
            ),
            Measure(
                "Test code lines",
                isHeadline: true,
                definition: Definition("Code lines of the architecture's test files."),
                value: { $0.tests.map { Double($0.lines.code) } },
                derivation: { $0.tests.map { .remark("in \($0.files) files") } }
            ),
            Measure(
                "Test doubles",
                isHeadline: true,
                definition: Definition(
                    "Types in the tests that conform to a production protocol: spies, stubs, fakes."
                ),
                value: { $0.tests.map { Double($0.doubles) } }
            ),
            Measure(
                "Test lines per line",
                .decimal,
                definition: Definition("Code lines of the tests for each code line of production."),
                value: { figures in
                    guard let tests = figures.tests, figures.lines.code > 0 else { return nil }
                    return Double(tests.lines.code) / Double(figures.lines.code)
                },
                derivation: { figures in figures.tests.map { .arithmetic("\($0.lines.code) / \(figures.lines.code)") } }
            ),
            Measure(
                "Median test lines",
                .decimal,
                definition: Definition(
                    "The median of the code lines of its unit test functions that ran, from the first attribute to the "
                        + "closing brace."
                ),
                value: { $0.tests?.medianLines.value },
                derivation: ran
            ),
            Measure(
                "Median cyclomatic",
                .decimal,
                definition: Definition(
                    "The median of the cyclomatic complexity of its unit test functions that ran.",
                    source: "McCabe 1976"
                ),
                value: { $0.tests?.medianCyclomatic.value },
                derivation: ran
            ),
        ]
    )

    /// What a median is taken of.
    @Sendable
    private static func ran(of figures: ArchitectureFigures) -> Derivation? {
        figures.tests.flatMap { $0.count == 0 ? nil : .remark("unit tests: \($0.count)") }
    }
}
