import Testing
import Words

@testable import Page
@testable import Report
@testable import Rules
@testable import Writers

struct FindingsTests {
    private let words: WordTable

    init() throws {
        words = WordTable.standard
    }

    @Test("Of whom unit tests leave out the largest share is said with its figures")
    func unitTests() {
        let findings = TestFindings(columns: Column.all(of: .madeUp), words: words)
        // 80 lines can run; Deep's unit tests run 50, Flat's 60. One line ran in nothing in each.
        #expect(
            findings.answer.en
                == "Unit tests leave out the largest share of Deep: they do not run 30 of its 80 code lines that can run "
                + "(37.5 %)."
        )
        #expect(
            findings.lead.map(\.en).contains("Code lines that none of the tests run here runs: 1 in Flat, 1 in Deep.")
        )
    }

    @Test("Another figure is another sentence: who has no tests is named with its code, one or several")
    func noTests() {
        let bare = ArchitectureFigures.made(name: "Bare", code: 90, unit: nil, edges: (1, 1), nccd: (1, 1))
        let blank = ArchitectureFigures.made(name: "Blank", code: 10, unit: nil, edges: (1, 1), nccd: (1, 1))
        let one = TestFindings(columns: Column.all(of: .of([.flat, bare])), words: words)
        let both = TestFindings(columns: Column.all(of: .of([.flat, bare, blank])), words: words)
        #expect(one.answer.en == "No tests are known for Bare. Code lines without: 90.")
        #expect(both.answer.en == "No tests are known for Bare, Blank. Code lines without: 100.")
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
        let findings = TestFindings(columns: Column.all(of: .of([whole, unread])), words: words)
        #expect(findings.answer.en == "For some architectures it is not known what their tests reach.")
        #expect(!findings.lead.map(\.en).contains("Every line that can run is run by a test."))
    }

    @Test("One architecture alone is the most and the least of nothing")
    func alone() {
        let deep = Column.all(of: .of([.deep]))
        #expect(
            TestFindings(columns: deep, words: words).answer.en
                == "Unit tests do not run 30 of the 80 code lines of Deep that can run (37.5 %)."
        )
        #expect(
            StructureFindings(columns: deep, words: words).answer.en
                == "A part of the code (a type, or a file's functions) reaches 37.5 % of all parts on average, and 56.3 % if "
                + "you follow protocols to what stands behind them."
        )
    }

    @Test(
        "If unit tests leave out most lines in another one than the largest share, that one is named, too",
        arguments: [
            (200, "Unit tests leave out most lines in Large: 100 of 300 code lines that can run."), (270, nil),
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
        let columns = Column.all(of: .of([tested("Small", 40, of: 80), tested("Large", run, of: 300)]))
        let said = TestFindings(columns: columns, words: words).lead.map(\.en).filter { $0.contains("most lines") }
        #expect(said == [sentence].compactMap(\.self))
    }

    @Test("Where unit tests run all, it is said")
    func allRun() {
        let whole = ArchitectureFigures.made(name: "Whole", code: 90, unit: 80, edges: (1, 1), nccd: (1, 1))
        let findings = TestFindings(columns: Column.all(of: .of([whole])), words: words)
        #expect(findings.answer.en == "Unit tests run every line that can run.")
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
        #expect(TestFindings(columns: Column.all(of: .of([figures])), words: words).answer.en == answer)
        #expect(try !PageWriter.text(for: .of([figures])).contains("Flat: regions that no test runs"))
    }

    @Test("Between which shares the parts of both graphs reach, and why an architecture's graphs differ")
    func graphs() throws {
        let columns = Column.all(of: .madeUp)
        let findings = StructureFindings(columns: columns, words: words)
        #expect(
            findings.answer.en
                == "A part of the code (a type, or a file's functions) reaches, of all parts on average, as declared 37.5 % "
                + "in each, and if you follow protocols to what stands behind them 37.5 % (Flat) to 56.3 % (Deep)."
        )
        let deep = try #require(columns.last)
        let places = EdgeEnds(of: deep.figures, shared: [SharedLayer(name: "Model", files: 1, lines: .zero)])
        let reasons = findings.reasons(of: deep, arrows: Arrow.all(of: deep.figures, places: places)).map(\.en)
        #expect(
            reasons.first
                == "3 of its 6 declared edges end at a protocol. As resolved, they lead on to what conforms; edges "
                + "that were not there: 3."
        )
        #expect(
            reasons.last
                == "Between roles this adds Presenter → View 1 (not declared), View → Presenter +2."
        )
    }

    @Test("Of many arrows that are added six are named; the others, and those within a role, are counted")
    func manyArrows() throws {
        let columns = Column.all(of: .madeUp)
        let deep = try #require(columns.last)
        let between = (1...8).map {
            Arrow(from: "Role\($0)", to: "View", declared: 1, resolved: 11 - $0, isBreach: false)
        }
        let within = Arrow(from: "View", to: "View", declared: 2, resolved: 5, isBreach: false)
        let reasons = StructureFindings(columns: columns, words: words).reasons(of: deep, arrows: between + [within])
        // Added are 9, 8, 7, 6, 5, 4, then 3 and 2; within View 3.
        #expect(
            reasons.map(\.en).last
                == "Between roles this adds Role1 → View +9, Role2 → View +8, Role3 → View +7, Role4 → View +6, "
                + "Role5 → View +5, Role6 → View +4; between others 5; within a role 3."
        )
        #expect(reasons.map(\.zh).last?.hasSuffix("；其他角色之间 5 条；角色内部 3 条。") == true)
    }

    /// By hand: 6 of 3² is 66.7 %, and 2 nodes a node; 90 of 20² is 22.5 %, and 4.5; 300 of 20² is 75 %, and 15.
    @Test(
        "If one reaches the largest share of itself and another one the most nodes, both are named",
        arguments: [
            (
                (nodes: 20, ccd: 90),
                "As declared, a node reaches the largest share of the nodes in Small, 66.7 % of 3, and the most nodes in "
                    + "Large, 4.50 of 20: a share tends to fall as nodes are added, and a count to rise."
            ),
            ((nodes: 20, ccd: 300), nil), ((nodes: 3, ccd: 6), nil),
        ] as [((nodes: Int, ccd: Int), String?)]
    )
    func shareOrCount(reach: (nodes: Int, ccd: Int), sentence: String?) {
        let columns = Column.all(
            of: .of([
                .made(name: "Small", code: 1, unit: nil, edges: (2, 2), nccd: (1, 1), reach: (3, 6, 6)),
                .made(
                    name: "Large",
                    code: 1,
                    unit: nil,
                    edges: (9, 9),
                    nccd: (1, 1),
                    reach: (reach.nodes, reach.ccd, reach.ccd)
                ),
            ])
        )
        let said = StructureFindings(columns: columns, words: words).lead.map(\.en).filter {
            $0.contains("share tends")
        }
        #expect(said == [sentence].compactMap(\.self))
    }

    @Test("Undefined figures make no sentence of their own")
    func undefined() {
        let odd = ArchitectureFigures.made(name: "Odd", code: 0, unit: nil, edges: (0, 0), nccd: (nil, nil))
        let findings = StructureFindings(columns: Column.all(of: .of([odd])), words: words)
        #expect(
            findings.answer.en
                == "No arrow leads on through a protocol to a type behind it, so both graphs are the same."
        )
    }

    @Test("More edges that make no graph reach more are not taken for the same graph")
    func noGrowth() {
        let level = ArchitectureFigures.made(name: "Level", code: 1, unit: nil, edges: (2, 3), nccd: (1, 1))
        let findings = StructureFindings(columns: Column.all(of: .of([level])), words: words)
        #expect(
            findings.answer.en
                == "If you follow protocols to what stands behind them, no part of the code (a type, or a file's functions) "
                + "reaches more."
        )
    }

    @Test("A range names the ends, and one value of all is said as what it is; of one architecture, nothing is said")
    func ranges() {
        let columns = Column.all(of: .madeUp)
        let code = { (figures: ArchitectureFigures) in Double(figures.lines.code) }
        let files = { (figures: ArchitectureFigures) in Double(figures.files) }
        let all = MeasureFindings(columns: columns, sharedLines: 0, words: words)
        let one = MeasureFindings(columns: Array(columns.prefix(1)), sharedLines: 0, words: words)
        #expect(all.range(of: code, named: "Code")?.en == "Code: from 100 (Flat) to 250 (Deep).")
        #expect(all.range(of: files, named: "Files")?.en == "Files: 3 in each.")
        #expect(one.range(of: files, named: "Files") == nil)
        #expect(all.range(of: { _ in nil }, named: "Files") == nil)
    }

    @Test("The ratio of the code is given with the shared layers, too, and goes with the sentence that it belongs to")
    func shared() {
        let findings = MeasureFindings(columns: Column.all(of: .madeUp), sharedLines: 400, words: words)
        // 650 : 500.
        #expect(
            findings.sentences.first?.en
                == "Most code of its own: Deep, 250 lines. Least: Flat, 100. That is ×2.50. "
                + "Counting what all share, it is ×1.30."
        )
    }

    @Test("Where several have the most complex body, none of them is singled out")
    func tied() {
        let report = Report.madeUp
        let columns = Column.all(of: report)
        let both = PainFindings(report: report, columns: columns, words: words)
        let flat = PainFindings(report: report, columns: Array(columns.prefix(1)), words: words)
        #expect(both.lead.map(\.en).last == "Cyclomatic complexity is highest at 3, in bodies of Flat, Deep.")
        #expect(
            flat.lead.map(\.en).last == "The most complex body is Till.pay() of Flat, cyclomatic complexity 3."
        )
    }

    @Test("Breaches are counted as a check does, with their places, and those that are accepted are told")
    func breaches() {
        let keys = ["One.C", "One.C", "Two.C"].map { BreachKey(rule: "r", from: "Model.A", to: $0) }
        let breaches = zip(1..., keys).map { line, key in
            ViolationFigures(
                rule: "r",
                from: "A",
                to: "C",
                key: key,
                cell: nil,
                file: "A.swift",
                line: line,
                column: nil,
                explanation: "",
                sentence: nil
            )
        }
        let layer = SharedLayer(name: "Model", files: 1, lines: .zero, violations: breaches)
        let rules = [RuleFigures(name: "r", wording: "")]
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [layer],
            architectures: [.measured(.flat)],
            rules: rules
        )
        func answer(of report: Report) -> Words {
            PainFindings(report: report, columns: Column.all(of: report), words: words).answer
        }
        #expect(answer(of: report).en == "Breaches of rules: 2 at 3 places. Known anti-patterns: 0.")
        let accepting = report.accepting([keys[0]])
        #expect(
            answer(of: accepting).en
                == "Breaches of rules: 2 at 3 places, of which accepted: 1 at 2 places. Known anti-patterns: 0."
        )
        #expect(answer(of: accepting).zh.hasPrefix("违反规则：2 项，共 3 处，其中已接受：1 项，共 2 处。"))
    }

    @Test("What was not looked for has no count but a reason, and so on the page")
    func unsought() throws {
        let some = Report.of([.unsought([(.bypassedLayer, .noIndex), (.hardWiredDependency, .noIndex)]), .flat])
        let all = Report.of([.unsought(Habit.allCases.map { ($0, .noScenes) })])
        func answer(of report: Report) -> String {
            PainFindings(report: report, columns: Column.all(of: report), words: words).answer.en
        }
        #expect(
            answer(of: some)
                == "No rules are configured. Known anti-patterns, of those that could be looked for (A full pattern for a "
                + "trivial scene, Logic in the presenter, A hard-wired dependency, A bypassed layer, A protocol with "
                + "one conformer and no double): 0."
        )
        #expect(answer(of: all) == "No rules are configured. Known anti-patterns could not be looked for.")
        let page = try PageWriter.text(for: some)
        #expect(page.contains("Not looked for in Blind: A hard-wired dependency, A bypassed layer: only the compiler"))
        #expect(!page.contains("No known anti-pattern was found."))
        #expect(try PageWriter.text(for: all).contains("<i>Not looked for: A full pattern for a trivial scene, "))
    }
}

extension ArchitectureFigures {
    /// One in which these anti-patterns were not looked for.
    fileprivate static func unsought(_ absences: [(Habit, Absence)]) -> ArchitectureFigures {
        ArchitectureFigures(
            name: "Blind",
            files: 1,
            lines: .zero,
            declarations: flat.declarations,
            coupling: flat.coupling,
            habitsNotLookedFor: absences.map { HabitAbsence(habit: $0.rawValue, reason: $1) }
        )
    }
}
