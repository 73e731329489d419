import Testing

@testable import Report
@testable import Writers

struct RunAndBuildSectionTests {
    @Test("Costs are dated, what was not taken is named, and each kind that was taken is a table")
    func tables() {
        let texts = RunAndBuildSection.texts(for: Report.sample.costing(.sample), words: .standard).joined(
            separator: "\n"
        )
        #expect(
            texts == """
                ## What does it cost to run and to build?

                Counted on 2026-01-02 to 2026-01-03; valgrind-3.19.0; Swift 6.3; x86\\_64, Linux; 2 cores; 50 rounds; \
                commit 01234567. Timed on 2026-01-02 to 2026-01-03; Swift 6.3; x86\\_64, Linux; 2 cores; 50 rounds; \
                commit 01234567. Built on 2026-01-02 to 2026-01-03; Swift 6.3; x86\\_64, Linux; 2 cores; 50 \
                rounds; commit 01234567.

                Instructions of one time through each scenario. Ratios are to the floor: the same work without an \
                architecture.

                | Scenario | Floor | MVC | VIPER |
                | --- | ---: | ---: | ---: |
                | load | 1000 | 1200 (×1.20) | 1500 (×1.50) |
                | save | 2000 | 3000 (×1.50) | 3600 (×1.80) |
                | all | 3000 | 4200 (×1.40) | 5100 (×1.70) |

                Microseconds of one time through each scenario: the median, and in brackets the bounds that hold it with \
                95 % confidence. Ratios are to MVC, medians of those of the samples of each round, and so no quotients \
                of the medians here; “no difference” means that the two may be equal.

                | Scenario | Floor | MVC | VIPER |
                | --- | ---: | ---: | ---: |
                | load | 10.0 \\[9.0, 11.0\\] | 12.0 \\[10.8, 13.2\\] | 12.5 \\[11.2, 13.8\\] (no difference) |
                | save | 20.0 \\[18.0, 22.0\\] | 30.0 \\[27.0, 33.0\\] | 36.0 \\[32.4, 39.6\\] (×1.20) |

                Seconds of a debug build of the architecture's module, the shared layers being built: the median, and in \
                brackets the bounds that hold it with 95 % confidence. Ratios are to MVC, taken alike. Files are those \
                that the compiler had to redo, and the processors' time is that of all cores together, a median; a change \
                of a body adds a statement, one of an interface adds a function.

                | Build | MVC | VIPER |
                | --- | ---: | ---: |
                | clean | 2.00 \\[1.75, 2.25\\] 2 files processor 2.50 | 3.00 \\[2.75, 3.25\\] (×1.50) 9 files processor 3.50 |
                | view-body | 1.00 \\[0.75, 1.25\\] 1 file processor 1.50 | 1.02 \\[0.77, 1.27\\] (no difference) 1 file processor 1.52 |

                """
        )
    }

    @Test("What was not taken of the kinds is named, and no table of it is there")
    func missing() {
        let costs = SubjectCosts(
            basis: CostBasis(counted: SubjectCosts.sample.basis.counted),
            architectures: SubjectCosts.sample.architectures.mapValues { CostFigures(scenarios: [], build: $0.build) }
        )
        let texts = RunAndBuildSection.texts(for: Report.sample.costing(costs), words: .standard).joined(
            separator: "\n"
        ).description
        #expect(texts.contains("commit 01234567. Not taken: times, builds; catwalk bench does that.\n"))
        #expect(!texts.contains("| load |"))
        #expect(texts.contains("| view-body |"))
    }

    @Test("Where nothing was taken, that is all there is to say")
    func nothing() {
        #expect(
            RunAndBuildSection.texts(for: .sample, words: .standard).joined(separator: "\n") == """
                ## What does it cost to run and to build?

                Not taken: counts, times, builds; catwalk bench does that.

                """
        )
    }

    @Test("Without a measured architecture there is no section")
    func unmeasured() {
        let report = Report(name: "Cats", baseline: "MVP", shared: [], architectures: [.failed(.mvp)])
        #expect(RunAndBuildSection.texts(for: report, words: .standard).isEmpty)
    }
}
