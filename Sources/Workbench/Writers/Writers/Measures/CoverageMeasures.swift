import Report

extension MeasureGroup {
    static let coverage = MeasureGroup(
        title: "Coverage",
        measures: [
            share("Regions, unit tests", isHeadline: true, of: regions, by: unit) { $0.unit.regions },
            share("Regions, scenarios", of: regions, by: scenarios) { $0.scenarios.regions },
            share("Regions, any test", isHeadline: true, of: regions, by: both) { $0.all.regions },
            share("Functions, any test", of: "functions, accessors and closures", by: both) { $0.all.functions },
            share("Lines, any test", of: "lines that can run, as llvm-cov counts them,", by: both) { $0.all.lines },
            Measure(
                "Code lines, any test",
                .share,
                definition: Definition(
                    "The share of its code lines that the compiler has a counter for, each once, that ran in \(both)."
                ),
                value: { $0.coverage?.all.codeLines?.share },
                derivation: { $0.coverage?.all.codeLines.map { .arithmetic("\($0.covered) / \($0.total)") } }
            ),
            Measure(
                "Regions, UI-free",
                .share,
                isHeadline: true,
                definition: Definition(
                    "The share of its \(regions) that ran in those of its unit tests from which no symbol of a layer "
                        + "that draws on a screen can be reached in the index."
                ),
                value: { $0.uiFree?.coverage.regions.share },
                derivation: { figures in
                    figures.uiFree.map { uiFree in
                        let regions = uiFree.coverage.regions
                        return .arithmetic("\(regions.covered) / \(regions.total)")
                    }
                }
            ),
        ]
    )

    private static let regions = "regions, stretches of code that run as one,"
    private static let unit = "the architecture's own unit tests"
    private static let scenarios = "the scenarios"
    private static let both = "its unit tests, the scenarios, or both"

    private static func share(
        _ title: String,
        isHeadline: Bool = false,
        of parts: String,
        by tests: String,
        count: @escaping @Sendable (CoverageRuns<CoverageFigures>) -> CoverageCount
    ) -> Measure {
        Measure(
            title,
            .share,
            isHeadline: isHeadline,
            definition: Definition("The share of its \(parts) that ran in \(tests), from the compiler's own profile."),
            value: { $0.coverage.flatMap { count($0).share } },
            derivation: { $0.coverage.map { .arithmetic("\(count($0).covered) / \(count($0).total)") } }
        )
    }
}
