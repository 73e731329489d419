import Lines
import Testing

@testable import Report
@testable import Writers

struct TerminalWriterTests {
    @Test("The answer stands first; then numbers under each other, with a bar where the architectures differ")
    func exact() {
        #expect(
            TerminalWriter(style: TerminalStyle(isColored: false)).text(for: .sample) == """
                Cats
                One cat & dog app, written 2 times: MVC and VIPER
                Most code: VIPER, with 250 lines that it does not share, 2.50 times as many as
                MVC (100).
                Of one dog.

                                          widest           MVC     VIPER
                Size
                  Files                   ×4.00 ███          2         8
                  Types                   ×6.00 ███          2        12
                  Protocols               from 0             0         5
                  Code lines              ×2.50 ██         100       250
                  Logical lines           ×2.25 █           40        90
                  Largest type                              60         –
                  Logic lines             from 0            40         0
                  Overhead                                1.50         –
                  Synchronising lines                       12         –
                  Deciding lines                            12         –
                  Composing lines                           12         –
                  State variables                            2         –
                Complexity
                  Bodies                  from 0             1         0
                  Decisions               from 0             3         0
                  Cyclomatic, sum         from 0             4         0
                  Cyclomatic, worst       from 0             4         0
                  Cognitive, sum          from 0             3         0
                  Cognitive, worst        from 0             3         0
                  Deepest nesting                            3         –
                Tests
                  Unit tests                                 5         –
                  Unit test cases                            6         –
                  Scenarios run                             44         –
                  Test code lines                           80         –
                  Test doubles                               0         –
                  Test lines per line                     0.80         –
                  Median test lines                       7.50         –
                  Median cyclomatic                       1.00         –
                Coupling, as declared
                  Edges                   ×16.0 █████        1      ≥ 16
                  Propagation cost                      75.0 %  ≥ 27.8 %
                  Nodes reached, average  ×2.22 █         1.50    ≥ 3.33
                  NCCD                    ×1.02 █         1.09    ≥ 1.11
                  Nodes in cycles         from 0             0       ≥ 3
                  Edges to protocols      from 0             0       ≥ 9
                  Edges across scenes                        1         –
                  UI-free code lines                    25.0 %         –
                  UI-free deciding                      75.0 %         –
                  Places of breaches      from 0             0         1
                Coupling, as resolved
                  Edges                   ×12.5 █████        2      ≥ 25
                  Propagation cost                     100.0 %  ≥ 50.0 %
                  Nodes reached, average  ×3.00 ██        2.00    ≥ 6.00
                  NCCD                    ×1.37 █         1.45    ≥ 1.99
                  Nodes in cycles         ×2.50 ██           2       ≥ 5
                  Inversion                                  –    66.7 %
                Coverage
                  Regions, unit tests                   60.0 %         –
                  Regions, scenarios                    90.0 %         –
                  Regions, any test                     98.0 %         –
                  Functions, any test                  100.0 %         –
                  Lines, any test                       98.8 %         –
                  Code lines, any test                  98.6 %         –
                  Regions, UI-free                      40.0 %         –
                  Deciding, UI-free                     75.0 %         –

                Known anti-patterns, of those that could be looked for (A full pattern for a
                trivial scene, Logic in the presenter, A hard-wired dependency, A bypassed
                layer, A protocol with one conformer and no double): 1.
                Not looked for in MVC: A bypassed layer: only the compiler's index tells;
                `catwalk report` builds one if it can, and `--index-store` takes another
                build's.

                In VIPER, code is called back through Observation (places: 1, the first
                VIPER/Binding.swift:1). No graph has that edge, so edges, cycles, nodes reached,
                NCCD and propagation cost of VIPER are lower bounds.

                What does it cost to run and to build?
                Not taken: counts, times, memory, builds; catwalk bench does that.

                MVP has no figures, because its tests fail.

                """
        )
    }

    @Test("Times and builds stand below the comparison, with how they were taken")
    func costs() {
        let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: Report.sample.costing(.sample))
            .description
        #expect(
            text.hasSuffix(
                """
                What does it cost to run and to build?
                A ratio to MVC stands only where a difference was detected.
                  µs    Floor   MVC       VIPER    Closures
                  load   10.0  12.0        12.5        12.5
                  save   20.0  30.0  36.0 ×1.20  36.0 ×1.20
                  µs per action  MVC  VIPER  Closures
                  load           2.0    2.5       2.5
                  save           2.5    4.0       4.0
                  s           MVC       VIPER    Closures
                  clean      2.00  3.00 ×1.50  3.00 ×1.50
                  view-body  1.00        1.02        1.02
                Counted on 2026-01-02 to 2026-01-03; valgrind-3.19.0; Swift 6.3; x86_64, Linux;
                2 cores; 50 rounds; commit 01234567.
                Timed on 2026-01-02 to 2026-01-03; Swift 6.3; x86_64, Linux; 2 cores; 50 rounds;
                commit 01234567.
                Memory taken on 2026-01-02 to 2026-01-03; Swift 6.3; x86_64, Linux; 2 cores; 50
                rounds; 1000 apps kept open after the scenario “save”; commit 01234567.
                Built on 2026-01-02 to 2026-01-03; Swift 6.3; x86_64, Linux; 2 cores; 50 rounds;
                commit 01234567.

                MVP has no figures, because its tests fail.

                """
            )
        )
    }

    @Test(
        "What a ratio stands for is told of whatever is the baseline, and not if its tests fail or nothing is compared",
        arguments: [
            (
                "MVC", [.measured(.mvc), .measured(.viper)],
                "A ratio to MVC stands only where a difference was detected.\n"
            ),
            (
                "VIPER", [.measured(.mvc), .measured(.viper)],
                "A ratio to VIPER stands only where a difference was detected.\n"
            ),
            ("MVP", [.measured(.mvc), .measured(.viper), .failed(.mvp)], nil), ("MVC", [.measured(.mvc)], nil),
        ] as [(String, [ArchitectureResult], String?)]
    )
    func ratios(baseline: String, architectures: [ArchitectureResult], sentence: String?) {
        let report = Report(name: "Cats", baseline: baseline, shared: [], architectures: architectures)
        let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report.costing(.sample)).description
        #expect(text.contains(sentence ?? "What does it cost to run and to build?\n"))
        #expect(text.contains("A ratio to") == (sentence != nil))
    }

    @Test("What is the same in all is told once, with its value, and nothing of one alone")
    func alike() {
        func text(_ files: [Int]) -> String {
            let figures = zip(["Flat", "Deep"], files).map { name, count in
                ArchitectureFigures(
                    name: name,
                    files: count,
                    lines: LineCounts(code: 9, comment: 0, blank: 0, logical: 7),
                    declarations: .zero,
                    coupling: ArchitectureFigures.mvc.coupling
                )
            }
            let report = Report(
                name: "Cats",
                baseline: "Flat",
                shared: [],
                architectures: figures.map { .measured($0) }
            )
            let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
            return text.split(separator: "\n").joined(separator: " ")
        }
        #expect(
            text([2, 2]).contains(" The same in all: Files 2; Types 0; Protocols 0; Code lines 9; Logical lines 7; ")
        )
        #expect(text([2, 3]).contains(" The same in all: Types 0; Protocols 0; Code lines 9; Logical lines 7; "))
        #expect(!text([2]).contains("The same in all"))
    }

    @Test("Colour changes how it looks, and no word or column of it")
    func colored() {
        let plain = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: .sample).description
        let colored = TerminalWriter(style: TerminalStyle(isColored: true)).text(for: .sample).description
        #expect(colored != plain)
        #expect(colored.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
    }

    @Test("Four architectures fit into a terminal of 80 columns")
    func width() {
        let figures = ArchitectureFigures.viper
        let names = ["MVC", "MVP", "MVVM", "VIPER"]
        let report = Report(
            name: "Cats",
            baseline: "MVC",
            shared: [],
            architectures: names.map { .measured($0 == "MVC" ? .mvc : figures.named($0)) }
        )
        let lines = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description.split(
            separator: "\n"
        )
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("A name can't act on the terminal")
    func name() {
        let report = Report(name: "Ca\n\u{1B}[31mts", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        #expect(text.hasPrefix("Ca\\n\\u{1B}[31mts\n"))
    }

    @Test("One architecture alone is not held against itself")
    func alone() {
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        #expect(text.hasPrefix("Cats\nMeasured: MVC.\n\n"))
        #expect(!text.contains("widest"))
    }

    @Test("What was not looked for is told with its reason")
    func unsought() {
        let absences = [HabitAbsence(habit: "bypassedLayer", reason: .noIndex)]
        let blind = ArchitectureFigures(
            name: "Blind",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.mvc.coupling,
            habitsNotLookedFor: absences
        )
        let report = Report(name: "Cats", baseline: "Blind", shared: [], architectures: [.measured(blind)])
        let text = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        #expect(
            text.contains(
                "\ntrivial scene, Logic in the presenter, A hard-wired dependency, A protocol with\n"
                    + "one conformer and no double): 0.\nNot looked for: A bypassed layer: "
            )
        )
    }

    @Test("That no test ran is told once, with what runs them, below what the tests are as they are written")
    func unrun() {
        func text(count: Int?) -> String {
            let tests = TestFigures(files: 1, functions: 3, lines: .zero, doubles: 2, count: count)
            return TerminalWriter(style: TerminalStyle(isColored: false)).text(for: .tested(tests)).description
        }
        let rows = text(count: nil).split(separator: "\n").filter { $0.hasPrefix("  Test ") }
        #expect(
            rows.map { $0.split(separator: " ").joined(separator: " ") } == [
                "Test functions 3", "Test code lines 0", "Test doubles 2",
            ]
        )
        let sentence = """

            No test was run for this report, so it is not known what the tests reach.
            `catwalk report` runs them if the subject can be built, and `--coverage` takes
            what another run has left, such as one in Xcode.

            """
        #expect(text(count: nil).ranges(of: sentence).count == 1)
        #expect(!text(count: 3).contains("No test was run"))
    }

    @Test("If the tests of some ran it is not said that none did, but that it is not known of all")
    func someUnrun() {
        func tests(_ count: Int?) -> TestFigures {
            TestFigures(files: 1, functions: 3, lines: .zero, doubles: 2, count: count)
        }
        func text(_ late: Int?) -> String {
            let figures = ArchitectureFigures(
                name: "Late",
                files: 1,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureFigures.mvc.coupling,
                tests: tests(late)
            )
            let report = Report(
                name: "Cats",
                baseline: "MVC",
                shared: [],
                architectures: Report.tested(tests(3)).architectures + [.measured(figures)]
            )
            return TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        }
        let sentence = """

            For some architectures it is not known what their tests reach. `catwalk report`
            runs them if the subject can be built,
            """
        #expect(text(nil).contains(sentence))
        #expect(!text(nil).contains("No test was run"))
        #expect(!text(4).contains("it is not known what their tests reach"))
    }

    @Test("When every architecture fails there is no table")
    func allFailed() {
        let report = Report(name: "Cats", baseline: "MVP", shared: [], architectures: [.failed(.mvp)])
        #expect(
            TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report)
                == "Cats\n\nMVP has no figures, because its tests fail.\n"
        )
    }
}

extension ArchitectureFigures {
    fileprivate func named(_ name: String) -> ArchitectureFigures {
        ArchitectureFigures(
            name: name,
            files: files,
            lines: lines,
            declarations: declarations,
            coupling: coupling,
            violations: violations,
            tests: ArchitectureFigures.mvc.tests,
            coverage: .mvc
        )
    }
}
