import Report

extension CoverageRuns<CoverageFigures> {
    static let mvc = CoverageRuns(unit: figures(30), scenarios: figures(45), all: figures(49))

    static let mvcUIFree = figures(20)

    private static func figures(_ covered: Int) -> CoverageFigures {
        CoverageFigures(
            regions: CoverageCount(covered: covered, total: 50),
            functions: CoverageCount(covered: 10, total: 10),
            lines: CoverageCount(covered: covered + 30, total: 80),
            codeLines: CoverageCount(covered: covered + 20, total: 70)
        )
    }
}

extension CoverageRuns<CoverageCount> {
    static let load = CoverageRuns(
        unit: CoverageCount(covered: 0, total: 3),
        scenarios: CoverageCount(covered: 3, total: 3),
        all: CoverageCount(covered: 3, total: 3)
    )
}
