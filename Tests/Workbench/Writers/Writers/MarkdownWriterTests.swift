import Report
import Testing

@testable import Writers

struct MarkdownWriterTests {
    @Test("The answer stands first, and then how its numbers are to be read")
    func opening() {
        #expect(
            MarkdownWriter.text(for: .sample).hasPrefix(
                """
                # Cats: the report

                One cat &amp; dog app, written 2 times: MVC and VIPER

                Most code: VIPER, with 250 lines that it does not share, 2.50 times as many as MVC (100).

                Of one dog.

                Written by `catwalk report`. Each number is of an architecture's own code. The shared layers stand \
                apart. Ratios (×) are against MVC. “–” is a number that is not defined or was not measured. The \
                compiler counts no branches, so there is no branch coverage.

                ## Failures
                """
            )
        )
    }

    @Test("What is not there is not spoken of: shared layers, and ratios to what has no figures")
    func alone() {
        let one = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        let failed = Report(
            name: "Cats",
            baseline: "MVP",
            shared: [],
            architectures: [.measured(.mvc), .measured(.viper), .failed(.mvp)]
        )
        for report in [one, failed] {
            let text = MarkdownWriter.text(for: report)
            #expect(text.contains("Each number is of an architecture's own code. “–” is"))
            #expect(!text.contains("Ratios (×) are against"))
        }
    }

    @Test("The pictures that stand beside it open it, if there is something to compare")
    func pictures() {
        let text = MarkdownWriter.text(for: .sample, pictures: "pictures")
        #expect(text.contains("srcset=\"pictures/overview-dark.svg\""))
        #expect(text.contains("src=\"pictures/overview-light.svg\""))
        let one = Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(.mvc)])
        #expect(!MarkdownWriter.text(for: one, pictures: "pictures").contains("<picture>"))
        #expect(!MarkdownWriter.text(for: .sample).contains("<picture>"))
    }

    @Test("Its chapters are the questions of the page, in its order")
    func sections() {
        let titles = MarkdownWriter.text(for: .sample).matches(of: /(?m)^## (.+)$/).map { String($0.output.1) }
        #expect(
            titles == [
                "Failures",
                "What was compared?",
                "Is what people say true?",
                "How well is it tested?",
                "How is it wired?",
                "What does it cost to run and to build?",
                "How does it grow?",
                "All measures",
                "Where does it hurt?",
                "Can I trust it?",
            ]
        )
    }

    @Test(
        "When, where and with what it was made stands at the end, with a commit if there is one",
        arguments: [("abc", ", commit abc."), ("def", ", commit def."), (nil, ".")] as [(String?, String)]
    )
    func generated(commit: String?, ending: String) {
        let generation = Generation(
            tool: "catwalk 1",
            swift: "Swift version 9",
            commit: commit,
            host: "Linux, 2 cores",
            date: "2026-01-02T03:04:05Z",
            seconds: ["build": 1.5]
        )
        let text = MarkdownWriter.text(for: Report.sample.generated(by: generation))
        #expect(
            text.hasSuffix(
                "\n\ncatwalk 1, Swift version 9, Linux, 2 cores, 2026-01-02T03:04:05Z\(ending)\n"
            )
        )
        #expect(!MarkdownWriter.text(for: .sample).contains("2026-01-02T03:04:05Z"))
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
        func markdown(_ rules: [RuleFigures]) -> String {
            MarkdownWriter.text(
                for: Report(
                    name: "Cats",
                    baseline: "MVC",
                    shared: [],
                    architectures: [.measured(figures)],
                    rules: rules
                )
            )
        }
        let text = markdown([RuleFigures(name: "r", wording: "")])
        #expect(!text.contains("## Failures"))
        #expect(text.contains("\nRules: 1. None is broken in what was measured.\n"))
        #expect(markdown([]).contains("\nNo rules are configured: the key `rules` "))
        let everyRegion = "\nEvery region of every measured architecture is run by a test.\n"
        #expect(text.contains(everyRegion))
        let partly = Report(
            name: "Cats",
            baseline: "MVC",
            shared: [],
            architectures: [.measured(figures), .measured(.viper)]
        )
        #expect(!MarkdownWriter.text(for: partly).contains(everyRegion))
    }

    @Test("Of coverage that counts lines without saying which, there are the lines, and nothing is said of regions")
    func linesAlone() {
        func text(covered: Int) -> String {
            let lines = CoverageCount(covered: covered, total: 5)
            let counts = CoverageFigures(regions: .none, functions: .none, lines: lines)
            let runs = CoverageRuns(unit: nil, scenarios: nil, all: counts)
            let figures = ArchitectureFigures(
                name: "MVC",
                files: 1,
                lines: .zero,
                declarations: ArchitectureFigures.mvc.declarations,
                sources: [SourceFigures(path: "MVC/Load.swift", role: nil, scene: nil, lines: .zero, coverage: runs)],
                coupling: ArchitectureFigures.mvc.coupling,
                tests: TestFigures(files: 1, functions: 1, lines: .zero, doubles: 0),
                coverage: runs
            )
            return MarkdownWriter.text(
                for: Report(name: "Cats", baseline: "MVC", shared: [], architectures: [.measured(figures)])
            )
        }
        #expect(text(covered: 3).contains("\n| MVC/Load.swift | – | 2 | – |  |\n"))
        #expect(!text(covered: 5).contains("## Where coverage is missing"))
    }
}
