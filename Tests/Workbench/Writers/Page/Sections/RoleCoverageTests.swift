import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct RoleCoverageTests {
    /// Of 10 regions each, so many that unit tests run, and that any test runs.
    @Test(
        "Of which role unit tests leave most is said, whichever it is, and what no test runs",
        arguments: [
            (
                [("View", 4, 10), ("Presenter", 9, 10)],
                "Flat: what unit tests leave out is mostly in View, 6 of its regions; scenarios run all of it."
            ),
            (
                [("View", 9, 10), ("Presenter", 2, 10)],
                "Flat: what unit tests leave out is mostly in Presenter, 8 of its regions; scenarios run all of it."
            ),
            (
                [("View", 4, 8), ("Presenter", 9, 9)],
                "Flat: unit tests leave most in View, 6 of its regions. Run by none of the tests run here: 3."
            ),
            (
                [("View", 10, 10), ("Presenter", 3, 9)],
                "Flat: unit tests leave most in Presenter, 7 of its regions. Run by none of the tests run here: 1."
            ),
            (
                [("View", 4, 10), ("Presenter", 4, 10)],
                "Flat: what unit tests leave out is mostly in View, Presenter, 6 of the regions of each; scenarios run "
                    + "all of it."
            ),
            (
                [("View", 7, 9), ("Presenter", 7, 10)],
                "Flat: unit tests leave most in View, Presenter, 3 of the regions of each. Run by none of the tests run "
                    + "here: 1."
            ),
            // Half of it is not most of it.
            (
                [("View", 6, 10), ("Presenter", 8, 10), ("Router", 8, 10)],
                "Flat: unit tests leave most in View, 4 of its regions; scenarios run all that they leave."
            ),
            (
                [("View", 9, 10), ("Presenter", 8, 10), ("Router", 9, 10)],
                "Flat: unit tests leave most in Presenter, 2 of its regions; scenarios run all that they leave."
            ),
            ([("View", 10, 10), ("Presenter", 10, 10)], "Flat: its unit tests run every region."),
            ([("View", nil, 7), ("Presenter", nil, 10)], "Flat: regions that no test runs: 3."),
            ([("View", nil, 10), ("Presenter", nil, 10)], "Flat: regions that no test runs: 0."),
        ] as [([(String, Int?, Int)], String)]
    )
    func most(roles: [(String, Int?, Int)], sentence: String) {
        func counted(_ covered: Int) -> CoverageFigures {
            let count = CoverageCount(covered: covered, total: 10)
            return CoverageFigures(regions: count, functions: count, lines: count, codeLines: count)
        }
        let parts = roles.map { name, unit, all in
            PartFigures(
                name: name,
                files: 1,
                types: 1,
                lines: .zero,
                complexity: ComplexityFigures(of: []),
                coverage: CoverageRuns(
                    unit: unit.map(counted),
                    scenarios: unit.map { _ in counted(all) },
                    all: counted(all)
                )
            )
        }
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            roles: parts,
            coupling: ArchitectureFigures.flat.coupling
        )
        let content = RoleCoverage.content(
            of: Column.all(of: .of([figures]))[0],
            mark: nil,
            runs: [.unit, .all],
            largest: 10,
            words: .standard
        )
        #expect((content["finding"] as? Words)?.en == sentence)
    }
}
