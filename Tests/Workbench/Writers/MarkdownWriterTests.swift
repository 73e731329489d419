import Report
import Testing

@testable import Writers

struct MarkdownWriterTests {
    @Test(
        "Its sections: failures, comparison, parts, diagrams, coupling, breaches, habits, claims, gaps, bodies, layers"
    )
    func exact() {
        #expect(
            MarkdownWriter.text(for: .sample) == """
                # Cats: the report

                Written by `catwalk report`. Each number is an architecture's own: the shared layers stand apart. \
                Ratios (×) are against MVC. “–” is a number that is not defined or was not measured. The compiler \
                counts no branches, so there is no branch coverage.

                Lines and coverage go by files, and a file has the role of its name; types go by their own role, \
                wherever they stand. In coupling, the free functions of a file count as one type. “Both” is what the \
                unit tests or the scenarios ran.

                ## Failures

                **MVP** has no figures, because its tests fail. Its breaches of rules are not listed either; \
                `catwalk check` lists them.

                - scenario cancel then load (Tests/Run.swift:4): wrong frame
                - unit test load asks the service: Expectation failed

                ## Size

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Files | 2 | 8 (×4.00) |
                | Types | 2 | 12 (×6.00) |
                | Protocols | 0 | 5 |
                | Code lines | 100 | 250 (×2.50) |
                | Logical lines | 40 | 90 (×2.25) |
                | Largest type | 60 | – |
                | Logic lines | 40 | 0 (×0.00) |
                | Overhead | 1.50 | – |
                | Carrying lines | 12 | – |

                ## Complexity

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Bodies | 1 | 0 (×0.00) |
                | Cyclomatic, sum | 4 | 0 (×0.00) |
                | Cyclomatic, worst | 4 | 0 (×0.00) |
                | Cognitive, sum | 3 | 0 (×0.00) |
                | Cognitive, worst | 3 | 0 (×0.00) |

                ## Tests

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Unit tests | 5 | – |
                | Scenarios run | 44 | – |
                | Test code lines | 80 | – |
                | Test doubles | 0 | – |
                | Test lines per line | 0.80 | – |
                | Median test lines | 7.50 | – |
                | Median cyclomatic | 1.00 | – |

                ## Coupling, as declared

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Edges | 1 | 16 (×16.0) |
                | Propagation cost | 75.0 % | 27.8 % |
                | NCCD | 1.09 | 1.11 (×1.02) |
                | Nodes in cycles | 0 | 3 |
                | Edges to protocols | 0 | 9 |
                | Inversion | – | 66.7 % |
                | Edges across scenes | 1 | 0 (×0.00) |
                | UI-free code lines | 25.0 % | – |
                | Breaches of rules | 0 | 1 |

                ## Coupling, as it runs

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Edges | 2 | 25 (×12.5) |
                | Propagation cost | 100.0 % | 50.0 % |
                | NCCD | 1.45 | 1.99 (×1.37) |
                | Nodes in cycles | 2 | 5 (×2.50) |

                ## Coverage

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | Regions, unit tests | 60.0 % | – |
                | Regions, scenarios | 90.0 % | – |
                | Regions, both | 98.0 % | – |
                | Functions, both | 100.0 % | – |
                | Lines, both | 98.8 % | – |
                | Code lines, both | 98.6 % | – |
                | Regions, UI-free | 40.0 % | – |

                ## MVC, part by part

                | Role | Files | Types | Code lines | Regions, unit tests | Regions, scenarios | Regions, both |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                | Controller | 2 | 2 | 100 | 60.0 % | 90.0 % | 98.0 % |

                | Scene | Files | Types | Code lines | Regions, unit tests | Regions, scenarios | Regions, both |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                | (none) | 2 | 2 | 0 | – | – | – |

                | Largest types | Kind | Role | Code lines | Logical lines |
                | --- | --- | --- | ---: | ---: |
                | LoadViewController | class | Controller | 60 | 25 |

                ## Who uses whom, drawn

                Roles as boxes and shared layers as rounded ones, as declared. An arrow bears how many edges it stands \
                for; a red one breaks a rule.

                **MVC**

                ```mermaid
                flowchart LR
                    place0["Controller"]
                    place1(["Model"])
                    place0 -->|"4"| place1
                ```

                ## MVC: who uses whom

                How many edges lead from a role to another, or to a shared layer, declared.

                | From ↓ to → | Model |
                | --- | ---: |
                | Controller | 4 |

                Martin's figures of each role, declared: nodes that depend on it (Ca), its nodes that depend on \
                others (Ce), instability (I), abstractness (A) and distance (D′).

                | Role | Ca | Ce | I | A | D′ |
                | --- | ---: | ---: | ---: | ---: | ---: |
                | Controller | 0 | 2 | 1.00 | 0.00 | 0.00 |

                Martin's figures of each role, as it runs: nodes that depend on it (Ca), its nodes that depend on \
                others (Ce), instability (I), abstractness (A) and distance (D′).

                | Role | Ca | Ce | I | A | D′ |
                | --- | ---: | ---: | ---: | ---: | ---: |
                | Controller | 0 | 2 | 1.00 | 0.00 | 0.00 |

                ## Breaches of rules

                | Place | Rule | Uses | Why |
                | --- | --- | --- | --- |
                | VIPER/LoadView.swift:9 | view\\|model | LoadView → Cat | LoadView (View) uses Cat (Model), which \
                is forbidden. |

                ## Habits

                What the sources of the patterns call a mistake, as far as it can be told from the code; \
                `catwalk explain` has the definitions.

                | Architecture | Habit | Where | What |
                | --- | --- | --- | --- |
                | VIPER | protocolForTrifle | VIPER/CatNaming.swift:1 | CatNaming has one conformer, CatNames, and no \
                test stands in for it. |

                ## What of the folklore?

                What people say about these architectures, held against the figures of this code. A verdict is about \
                this code alone: it follows from the condition that stands below the figures.

                |  | Claim | Verdict |
                | --- | --- | --- |
                | C1 | VIPER costs the most code | Holds here |
                | C15 | VIPER is the hardest to learn | Cannot be told here |

                ### C1: VIPER costs the most code

                | Measure | MVC | VIPER |
                | --- | ---: | ---: |
                | code lines | 100 | 250 |

                It holds if `highest(lines.code) == VIPER`.

                **Holds here.**

                ### C15: VIPER is the hardest to learn

                **Cannot be told here.** It would take a study with people who learn it.

                ## Where coverage is missing

                | File | Regions not run | Lines not run | Regions, both | From line:column |
                | --- | ---: | ---: | ---: | ---: |
                | MVC/Load.swift | 1 | 1 | 98.0 % | 12:8, 30:5 |

                ## Where unit tests leave complexity

                Of each architecture the 5 bodies with the highest cyclomatic complexity that its unit tests do not \
                run whole.

                | Architecture | Body | Where | Cyclomatic | Cognitive | Regions, unit tests | Regions, both |
                | --- | --- | --- | ---: | ---: | ---: | ---: |
                | MVC | LoadViewController.load(\\_:) | MVC/Load.swift:12 | 4 | 3 | 0/3 | 3/3 |

                ## Shared layers

                Counted once, for no architecture.

                | Layer | Files | Code lines | Comment lines | Logical lines |
                | --- | ---: | ---: | ---: | ---: |
                | Model | 2 | 40 | 10 | 20 |

                """
        )
    }

    @Test("When, where and with what it was made stands at the end, if the report has it")
    func generated() {
        let generation = Generation(
            tool: "catwalk 1",
            swift: "Swift version 9",
            commit: "abc",
            host: "Linux, 2 cores",
            date: "2026-01-02T03:04:05Z",
            seconds: ["build": 1.5]
        )
        let text = MarkdownWriter.text(for: Report.sample.generated(by: generation))
        #expect(
            text.hasSuffix(
                "\n---\n\ncatwalk 1, Swift version 9, Linux, 2 cores, 2026-01-02T03:04:05Z, commit abc.\n"
            )
        )
    }

    @Test("Without failures, breaches and gaps the report says that there are none")
    func clean() {
        let figures = ArchitectureFigures(
            name: "MVC",
            files: 1,
            lines: .zero,
            declarations: ArchitectureFigures.mvc.declarations,
            coupling: ArchitectureFigures.mvc.coupling,
            coverage: .mvc
        )
        let text = MarkdownWriter.text(
            for: Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(figures)])
        )
        #expect(!text.contains("## Failures"))
        #expect(text.contains("\nNo rule is broken.\n"))
        #expect(text.contains("\nEvery region of every measured architecture is run by a test.\n"))
    }
}
