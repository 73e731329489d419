import Testing

@testable import Report
@testable import Writers

struct FindingSectionTests {
    @Test("Failures are sorted, and say that figures are missing")
    func failures() {
        #expect(
            MarkdownWriter.section("Failures") == """
                ## Failures

                Catwalk runs tests in a package that it makes of the folders in .catwalk.yml, without the products, \
                executables, dependencies, resources and build settings of the original. A test that needs one of \
                these fails there, whatever the code does; catwalk report --engine syntax runs no tests.

                **MVP** has no figures, because its tests fail. Its breaches of rules are not listed either; \
                `catwalk check` lists them.

                - scenario cancel then load (Tests/Run.swift:4): wrong frame
                - unit test load asks the service: Expectation failed
                """
        )
    }

    @Test("A breach has its place, its rule and why it is one")
    func breaches() {
        #expect(
            MarkdownWriter.section("Breaches of rules") == """
                ### Breaches of rules

                | Place | Rule | Uses | Why |
                | --- | --- | --- | --- |
                | VIPER/LoadView.swift:9 | view\\|model (accepted) | LoadView → Cat | LoadView (View) uses Cat (Model), which \
                is forbidden. |
                """
        )
    }

    @Test("Of what a failing test says the first five lines are shown, and where the rest is")
    func longFailures() {
        func line(_ count: Int) -> String? {
            let message = (1...count).map { "line \($0)" }.joined(separator: "\n")
            return FailedArchitecture(name: "A", unit: [TestFailure(name: "t", message: message)], scenarios: [])
                .lines().first
        }
        #expect(line(5) == "unit test t: line 1 line 2 line 3 line 4 line 5")
        #expect(line(6) == "unit test t: line 1 line 2 line 3 line 4 line 5 … more lines in report.json: 1")
        #expect(line(7) == "unit test t: line 1 line 2 line 3 line 4 line 5 … more lines in report.json: 2")
    }

    @Test("A breach that is not accepted stands there without a word")
    func newBreach() {
        let text = MarkdownWriter.text(for: .sample.accepting([]))
        #expect(text.contains("| VIPER/LoadView.swift:9 | view\\|model | "))
    }

    @Test("What was not looked for has its reason in the place of a count")
    func unsought() {
        let absences = [HabitAbsence(habit: "protocolForTrifle", reason: .noTests)]
        let blind = ArchitectureFigures(
            name: "Blind",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.mvc.coupling,
            habitsNotLookedFor: absences
        )
        let report = Report(name: "A", baseline: "Blind", shared: [], architectures: [.measured(blind)])
        #expect(
            MarkdownWriter.text(for: report).contains(
                """
                Not looked for: A protocol with one conformer and no double: no tests are known; the key `tests` of an architecture names \
                their folder.
                """
            )
        )
    }

    @Test("An anti-pattern has its architecture and its place")
    func habits() {
        #expect(
            MarkdownWriter.section("Known anti-patterns") == """
                ### Known anti-patterns

                Known anti-patterns, as far as the code shows them: what those who describe the patterns call a \
                mistake. `catwalk explain` has the definitions.

                | Architecture | Anti-pattern | Where | What |
                | --- | --- | --- | --- |
                | VIPER | protocolForTrifle | VIPER/CatNaming.swift:1 | CatNaming has one conformer, CatNames, and no \
                test stands in for it. |

                - Not looked for in MVC: A bypassed layer: only the compiler's index tells; `catwalk report` builds \
                one if it can, and `--index-store` takes another build's.
                """
        )
    }

    @Test("A claim has its verdict with the reason, its figures and conditions, and how little would flip it")
    func claims() {
        #expect(
            MarkdownWriter.section("Is what people say true?") == """
                ## Is what people say true?

                What people say about these architectures, compared with the figures of this code. A verdict is about \
                this code alone. It follows from the conditions below the figures.

                |  | Claim | Verdict |
                | --- | --- | --- |
                | C1 | VIPER costs the most code | Mixed. Holds: code lines. Does not hold: cures. |
                | C4 | VIPER's view is free of the model | By construction. The rule view\\|model already makes it so, \
                and the code keeps that rule. Of the view alone. |
                | C15 | VIPER is the hardest to learn | Can't be judged here. It would take a study with people who \
                learn it. |

                ### C1: VIPER costs the most code

                **Mixed. Holds: code lines. Does not hold: cures.**

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | code lines | 100 | 250 |
                | cures | 1 | 1 |

                ✓ code lines: `highest(lines.code) == VIPER`

                ✗ cures: `highest(counted.cures) == VIPER`

                Counted by `make count`.

                MVC, VIPER share the highest place, because they differ by no more than the margin: cures.

                The verdict would be “Holds here” if VIPER had 1 more (cures: 1 → 2).

                Objections, and our answer: `Documentation/fairness.md#lines`.

                ### C4: VIPER's view is free of the model

                **By construction. The rule view\\|model already makes it so, and the code keeps that rule. Of the \
                view alone.**

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | files | 2 | 5 |

                It holds if `VIPER.files > 0`.

                ✓ files: `MVC.files > 0`

                The verdict would be “Does not hold here” if VIPER had 1 of 4 fewer (counted.cured: 50.0 % → 25.0 %).

                ### C15: VIPER is the hardest to learn

                **Can't be judged here. It would take a study with people who learn it.**
                """
        )
    }

    @Test(
        "A claim's own condition, a part that is not known, a command and objections are told if there are any",
        arguments: [
            (
                "VIPER.files > 9", "VIPER.doors > 2", "make doors", "a.md#doors",
                [
                    "It holds if `VIPER.files > 9`.\n", "doors: `VIPER.doors > 2`, not known here\n",
                    "Counted by `make doors`.\n", "Objections, and our answer: `a.md#doors`.\n",
                ]
            ),
            (
                "MVC.files > 7", "MVC.doors > 1", "make walls", "b.md",
                [
                    "It holds if `MVC.files > 7`.\n", "doors: `MVC.doors > 1`, not known here\n",
                    "Counted by `make walls`.\n", "Objections, and our answer: `b.md`.\n",
                ]
            ),
            (nil, nil, nil, nil, []),
        ] as [(String?, String?, String?, String?, [String])]
    )
    func claim(condition: String?, part: String?, command: String?, place: String?, sentences: [String]) {
        let measure = ClaimMeasure(
            title: LocalizedText(["en": "doors"]),
            formula: "counted.doors",
            values: [:],
            condition: part,
            countedBy: command.map { [$0] } ?? []
        )
        let claim = ClaimFigures(
            id: "C2",
            claim: LocalizedText(["en": "VIPER has more doors"]),
            measures: [measure],
            condition: condition,
            verdict: .cannotBeToldHere,
            fairness: place
        )
        let texts = ClaimSection.texts(for: Report.sample.held(against: [claim]), words: .standard).map(\.description)
        // After the opening and the overview, the title, the verdict and the table.
        #expect(Array(texts.dropFirst(5)) == sentences)
    }

    @Test(
        "Whose tests fail is named in the Markdown, the README and the terminal, and nobody if none fail",
        arguments: [["Late"], ["MVP", "Late"], []]
    )
    func failing(names: [String]) throws {
        let failed = names.map { ArchitectureResult.failed(FailedArchitecture(name: $0, unit: [], scenarios: [])) }
        let report = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)] + failed)
        let markers = "\(ReadmeWriter.start)\(ReadmeWriter.end)"
        let readme = try #require(try ReadmeWriter.text(of: markers, for: report))
        let terminal = TerminalWriter(style: TerminalStyle(isColored: false)).text(for: report).description
        let markdown = MarkdownWriter.text(for: report)
        for name in names {
            #expect(readme.contains("\n\(name) is left out: its tests fail.\n"))
            #expect(terminal.contains("\(name) has no figures, because its tests fail.\n"))
            #expect(
                markdown.contains(
                    "**\(name)** has no figures, because its tests fail. Its breaches of rules are not listed either; "
                        + "`catwalk check` lists them.\n"
                )
            )
        }
        #expect(readme.ranges(of: "its tests fail").count == names.count)
        #expect(terminal.ranges(of: "its tests fail").count == names.count)
        #expect(markdown.ranges(of: "its tests fail").count == names.count)
        #expect(markdown.contains("Catwalk runs tests in a package that it makes") == !names.isEmpty)
    }

    @Test("Files with gaps in coverage, and bodies that unit tests leave")
    func coverage() {
        #expect(
            MarkdownWriter.section("Where coverage is missing") == """
                ### Where coverage is missing

                | File | Regions not run | Lines not run | Regions, any test | From line:column |
                | --- | ---: | ---: | ---: | ---: |
                | MVC/Load.swift | 1 | 1 | 98.0 % | 12:8, 30:5 |
                """
        )
        #expect(
            MarkdownWriter.section("Where unit tests leave complexity") == """
                ### Where unit tests leave complexity

                Of each architecture the 5 bodies with the highest cyclomatic complexity that its unit tests do not \
                run whole.

                | Architecture | Body | Where | Cyclomatic | Cognitive | Regions, unit tests | Regions, any test |
                | --- | --- | --- | ---: | ---: | ---: | ---: |
                | MVC | LoadViewController.load(\\_:) | MVC/Load.swift:12 | 4 | 3 | 0/3 | 3/3 |
                """
        )
    }

    @Test("Shared layers stand apart")
    func layers() {
        #expect(
            MarkdownWriter.section("Shared layers") == """
                ### Shared layers

                Each is counted once, and in no architecture's figures.

                | Layer | Files | Code lines | Comment lines | Logical lines |
                | --- | ---: | ---: | ---: | ---: |
                | Model | 2 | 40 | 10 | 20 |
                """
        )
    }
}
