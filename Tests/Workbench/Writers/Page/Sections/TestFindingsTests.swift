import Testing

@testable import Page
@testable import Report
@testable import Writers

struct TestFindingsTests {
    @Test("Of whom unit tests leave out the largest share is said with its figures")
    func unitTests() {
        let findings = TestFindings(columns: Column.all(of: .madeUp), words: .standard)
        // 80 lines can run; Deep's unit tests run 50, Flat's 60. One line ran in nothing in each.
        #expect(
            findings.lead.first?.en
                == "Unit tests leave out the largest share of Deep: they do not run 30 of its 80 code lines that can run "
                + "(37.5 %)."
        )
        #expect(
            findings.lead.map(\.en).contains("Code lines that none of the tests run here runs: 1 in Flat, 1 in Deep.")
        )
    }

    @Test("With the opposite figures it is the other one; if both leave out as much, both are named")
    func opposite() {
        func lead(flat: Int, deep: Int) -> String? {
            let made = [("Flat", flat), ("Deep", deep)].map { name, unit in
                ArchitectureFigures.made(name: name, code: 90, unit: unit, edges: (1, 1), nccd: (1, 1))
            }
            return TestFindings(columns: Column.all(of: .of(made)), words: .standard).lead.first?.en
        }
        #expect(
            lead(flat: 40, deep: 60)
                == "Unit tests leave out the largest share of Flat: they do not run 40 of its 80 code lines that can run "
                + "(50.0 %)."
        )
        #expect(
            lead(flat: 60, deep: 60)
                == "Unit tests leave out the largest share of Flat, Deep: 25.0 % each of the code lines that can run."
        )
        #expect(
            lead(flat: 40, deep: 40)
                == "Unit tests leave out the largest share of Flat, Deep: 50.0 % each of the code lines that can run."
        )
    }

    @Test("Without any tests, and without a run of them, it is said what would tell more")
    func unrun() {
        let bare = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        let unread = ArchitectureFigures(
            name: "Unread",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.flat.coupling,
            tests: TestFigures(files: 1, functions: 1, lines: .zero, doubles: 0)
        )
        func lead(_ figures: ArchitectureFigures) -> [String] {
            TestFindings(columns: Column.all(of: .of([figures])), words: .standard).lead.map(\.en)
        }
        #expect(
            lead(bare) == [
                "No tests are known. The key `tests` of an architecture in .catwalk.yml names its test folder."
            ]
        )
        #expect(
            lead(unread) == [
                "No test was run for this report, so it is not known what the tests reach.",
                "`catwalk report` runs them if the subject can be built, and `--coverage` takes what another run has left, such "
                    + "as one in Xcode.",
            ]
        )
    }

    @Test("What scenarios show, and that nothing is left, is said of tests that ran, and only then")
    func scenarios() {
        let sentences = [
            "Scenarios show that the app works as a whole, but not which part is wrong if it does not.",
            "Every line that can run is run by a test.",
        ]
        func said(scenarios: Int?, all: Int) -> [String] {
            func counted(_ covered: Int) -> CoverageFigures {
                let count = CoverageCount(covered: covered, total: 80)
                return CoverageFigures(regions: count, functions: count, lines: count, codeLines: count)
            }
            let figures = ArchitectureFigures(
                name: "Flat",
                files: 1,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureFigures.flat.coupling,
                tests: ArchitectureFigures.flat.tests,
                coverage: CoverageRuns(unit: counted(40), scenarios: scenarios.map(counted), all: counted(all))
            )
            return TestFindings(columns: Column.all(of: .of([figures])), words: .standard).lead.map(\.en)
                .filter(sentences.contains)
        }
        #expect(said(scenarios: 70, all: 80) == sentences.reversed())
        #expect(said(scenarios: 70, all: 79) == [sentences[0]])
        #expect(said(scenarios: nil, all: 80) == [sentences[1]])
        #expect(said(scenarios: nil, all: 79) == [])
    }

    @Test("Another figure is another sentence: who has no tests is named with its code, one or several")
    func noTests() {
        let bare = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        let blank = ArchitectureFigures.made(name: "Blank", code: 10, unit: nil, edges: (1, 1), nccd: (1, 1))
        let one = TestFindings(columns: Column.all(of: .of([.flat, bare])), words: .standard)
        let both = TestFindings(columns: Column.all(of: .of([.flat, bare, blank])), words: .standard)
        #expect(one.lead.first?.en == "No tests are known for Bare. Code lines without: 90.")
        #expect(both.lead.first?.en == "No tests are known for Bare, Blank. Code lines without: 100.")
    }

    @Test("That all lines run is said only if it is known of all")
    func someUnknown() {
        let whole = ArchitectureFigures.made(name: "Whole", code: 90, unit: 80, edges: (1, 1), nccd: (1, 1))
        let unread = ArchitectureFigures(
            name: "Unread",
            files: 1,
            lines: .zero,
            declarations: ArchitectureFigures.flat.declarations,
            coupling: ArchitectureFigures.flat.coupling,
            tests: TestFigures(files: 1, functions: 1, lines: .zero, doubles: 0)
        )
        let findings = TestFindings(columns: Column.all(of: .of([whole, unread])), words: .standard)
        #expect(findings.lead.first?.en == "For some architectures it is not known what their tests reach.")
        #expect(!findings.lead.map(\.en).contains("Every line that can run is run by a test."))
        // Nor is it known of whom they leave out the largest share, or most lines.
        let partly = TestFindings(columns: Column.all(of: .of([.flat, unread])), words: .standard)
        #expect(
            partly.lead.map(\.en) == [
                "For some architectures it is not known what their tests reach.",
                "Code lines that none of the tests run here runs: 1 in Flat.",
                "Scenarios show that the app works as a whole, but not which part is wrong if it does not.",
            ]
        )
    }

    @Test("That all lines run is not said of coverage that does not tell which lines are code", arguments: [3, 5])
    func lines(covered: Int) {
        let count = CoverageCount(covered: covered, total: 5)
        let counts = CoverageFigures(regions: .none, functions: .none, lines: count, codeLines: nil)
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.flat.coupling,
            tests: ArchitectureFigures.flat.tests,
            coverage: CoverageRuns(unit: counts, scenarios: nil, all: counts)
        )
        let lead = TestFindings(columns: Column.all(of: .of([figures])), words: .standard).lead.map(\.en)
        #expect(!lead.contains("Unit tests run every line that can run."))
    }

    @Test("One architecture alone is the most and the least of nothing")
    func alone() {
        let deep = Column.all(of: .of([.deep]))
        #expect(
            TestFindings(columns: deep, words: .standard).lead.first?.en
                == "Unit tests do not run 30 of the 80 code lines of Deep that can run (37.5 %)."
        )
        #expect(
            TestFindings(columns: Column.all(of: .of([.flat])), words: .standard).lead.first?.en
                == "Unit tests do not run 20 of the 80 code lines of Flat that can run (25.0 %)."
        )
    }

    @Test(
        "If unit tests leave out most lines in another one than the largest share, that one is named, too",
        arguments: [
            (200, "Large has the most lines that unit tests leave out: 100 of 300 code lines that can run."),
            (150, "Large has the most lines that unit tests leave out: 150 of 300 code lines that can run."),
            (270, nil),
        ] as [(Int, String?)]
    )
    func mostLines(run: Int, sentence: String?) {
        func tested(_ name: String, _ run: Int, of total: Int) -> ArchitectureFigures {
            let count = CoverageCount(covered: run, total: total)
            let figures = CoverageFigures(regions: count, functions: count, lines: count, codeLines: count)
            return ArchitectureFigures(
                name: name,
                files: 1,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureFigures.deep.coupling,
                tests: ArchitectureFigures.deep.tests,
                coverage: CoverageRuns(unit: figures, scenarios: figures, all: figures)
            )
        }
        // Of Small's 80 lines 40 did not run, which is the largest share.
        let known = [tested("Small", 40, of: 80), tested("Large", run, of: 300)]
        func said(_ figures: [ArchitectureFigures]) -> [String] {
            TestFindings(columns: Column.all(of: .of(figures)), words: .standard).lead.map(\.en).filter {
                $0.contains("the most lines")
            }
        }
        #expect(said(known) == [sentence].compactMap(\.self))
        // Of whom nothing is known, more lines may be left out.
        let unread = ArchitectureFigures(
            name: "Unread",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.deep.coupling,
            tests: ArchitectureFigures.deep.tests
        )
        #expect(said(known + [unread]).isEmpty)
    }

    @Test("Where unit tests run all, it is said")
    func allRun() {
        let whole = ArchitectureFigures.made(name: "Whole", code: 90, unit: 80, edges: (1, 1), nccd: (1, 1))
        let findings = TestFindings(columns: Column.all(of: .of([whole])), words: .standard)
        #expect(findings.lead.first?.en == "Unit tests run every line that can run.")
    }

    @Test(
        "If it is not known what unit tests run, it is said what no test runs, and of regions nothing that is not known",
        arguments: [
            (CoverageCount(covered: 4, total: 7), "Code lines that none of the tests run here runs: 3 in Flat."),
            (nil, "Lines that can run, and that none of the tests run here runs: 2 in Flat."),
        ]
    )
    func handedIn(codeLines: CoverageCount?, answer: String) throws {
        let lines = CoverageCount(covered: 3, total: 5)
        let counts = CoverageFigures(regions: .none, functions: .none, lines: lines, codeLines: codeLines)
        let runs = CoverageRuns(unit: nil, scenarios: nil, all: counts)
        let complexity = ComplexityFigures(of: [])
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: ArchitectureFigures.flat.declarations,
            roles: [
                PartFigures(name: "View", files: 1, types: 1, lines: .zero, complexity: complexity, coverage: runs)
            ],
            coupling: ArchitectureFigures.flat.coupling,
            tests: TestFigures(files: 1, functions: 1, lines: .zero, doubles: 0),
            coverage: runs
        )
        #expect(TestFindings(columns: Column.all(of: .of([figures])), words: .standard).lead.first?.en == answer)
        #expect(try !PageWriter.text(for: .of([figures])).contains("Flat: regions that no test runs"))
    }
}
