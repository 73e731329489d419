import Support
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
                Counted on 2026-01-02 to 2026-01-03; valgrind-3.19.0; Swift 6.3; x86\\_64, Linux; 2 cores; 50 rounds; \
                commit 01234567. Timed on 2026-01-02 to 2026-01-03; Swift 6.3; x86\\_64, Linux; 2 cores; 50 rounds; \
                commit 01234567. Memory taken on 2026-01-02 to 2026-01-03; Swift 6.3; x86\\_64, Linux; 2 cores; 50 \
                rounds; 1000 apps kept open after the scenario “save”; commit 01234567. Built on 2026-01-02 to 2026-01-03; \
                Swift 6.3; x86\\_64, Linux; 2 cores; 50 rounds; commit 01234567.

                Instructions of one time through each scenario above the floor, which is the same work without an \
                architecture. Ratios are to MVC's.

                | Scenario | MVC | VIPER | Closures |
                | --- | ---: | ---: | ---: |
                | load | 200 | 500 (×2.50) | 500 (×2.50) |
                | save | 1000 | 1600 (×1.60) | 1600 (×1.60) |
                | all | 1200 | 2100 (×1.75) | 2100 (×1.75) |

                Microseconds of processor time of one time through each scenario: the median, and in brackets the \
                bounds that hold it with 95 % confidence. Ratios are to MVC, medians of those of the samples of each \
                block, and so no quotients of the medians here. “Not told apart” means that the interval of the ratio, \
                which stands behind it, holds 1. All these intervals together are right with 99 % confidence.

                | Scenario | Floor | MVC | VIPER | Closures |
                | --- | ---: | ---: | ---: | ---: |
                | load | 10.0 \\[9.0, 11.0\\] | 12.0 \\[10.8, 13.2\\] | 12.5 \\[11.2, 13.8\\] (not told apart, 0.925–1.175) | 12.5 \\[11.2, 13.8\\] (not told apart, 0.925–1.175) |
                | save | 20.0 \\[18.0, 22.0\\] | 30.0 \\[27.0, 33.0\\] | 36.0 \\[32.4, 39.6\\] (×1.20) | 36.0 \\[32.4, 39.6\\] (×1.20) |

                Microseconds above the floor of a thing that a user does, on average over a scenario: the median, and in \
                brackets the bounds that hold it with 95 % confidence. They include what the app is tapped with.

                | Scenario | MVC | VIPER | Closures |
                | --- | ---: | ---: | ---: |
                | load | 2.0 \\[1.0, 3.0\\] | 2.5 \\[1.5, 3.5\\] | 2.5 \\[1.5, 3.5\\] |
                | save | 2.5 \\[2.2, 2.8\\] | 4.0 \\[3.8, 4.2\\] | 4.0 \\[3.8, 4.2\\] |

                Seconds of a debug build of the architecture's module, the shared layers being built: the median, and in \
                brackets the bounds that hold it with 95 % confidence. Ratios are to MVC, taken round by round; “not \
                told apart” means that the interval of the ratio, which stands behind it, holds 1. Files are those \
                that the compiler had to redo, and the processors' time is that of all cores together, a median; a change \
                of a body adds a statement, one of an interface adds a function. Each interval is right with 95 % \
                confidence by itself: of twenty equal builds, one may seem to differ.

                | Build | MVC | VIPER | Closures |
                | --- | ---: | ---: | ---: |
                | clean | 2.00 \\[1.75, 2.25\\] 2 files processor 2.50 | 3.00 \\[2.75, 3.25\\] (×1.50) 9 files processor 3.50 | 3.00 \\[2.75, 3.25\\] (×1.50) 9 files processor 3.50 |
                | view-body | 1.00 \\[0.75, 1.25\\] 1 file processor 1.50 | 1.02 \\[0.77, 1.27\\] (not told apart, 0.920–1.120) 1 file processor 1.52 | 1.02 \\[0.77, 1.27\\] (not told apart, 0.920–1.120) 1 file processor 1.52 |

                All instructions of one time through each scenario.

                | Scenario | Floor | MVC | VIPER | Closures |
                | --- | ---: | ---: | ---: | ---: |
                | load | 1000 | 1200 | 1500 | 1500 |
                | save | 2000 | 3000 | 3600 | 3600 |
                | all | 3000 | 4200 | 5100 | 5100 |

                """
        )
    }

    @Test(
        "Below the builds stands where the processors' time tells otherwise than the clock, and else nothing",
        arguments: [
            (1.25, 1.05, true), (1.05, 1.25, true), (1.25, 0.75, true), (0.75, 1.05, true), (1.25, 1.5, false),
            (0.75, 0.5, false), (1.05, 0.95, false), (1.25, nil, false),
        ] as [(Double, Double?, Bool)]
    )
    func disagreement(clock: Double, processor: Double?, isSaid: Bool) {
        // Each with 0.1 to both sides.
        func ratio(_ median: Double) -> MedianInterval {
            MedianInterval(median: median, low: median - 0.1, high: median + 0.1)
        }
        let clean = BuildCosts.Build(
            name: "clean",
            files: 1,
            seconds: ratio(2),
            overBaseline: ratio(clock),
            processorOverBaseline: processor.map(ratio)
        )
        let build = BuildCosts(objectSize: 1, clean: clean, changes: [], rebuildSeconds: nil)
        let costs = SubjectCosts(basis: CostBasis(), architectures: ["VIPER": CostFigures(build: build)])
        let texts = RunAndBuildSection.texts(for: Report.sample.costing(costs), words: .standard)
        let sentence =
            "Whether a build differs from MVC's, the processors' time tells otherwise than the clock in: VIPER (clean).\n"
        #expect(texts.map(\.description).contains(sentence) == isSaid)
        #expect(texts.contains { $0.description.contains("otherwise") } == isSaid)
    }

    @Test(
        "How a kind was taken is told with one day or two, and with a counter, apps and commits if there are any",
        arguments: [
            (
                ["2026-01-02"], nil, 2, 50, nil, [],
                "Memory taken on 2026-01-02; Swift 6.3; Linux; 2 cores; 50 rounds."
            ),
            (
                ["2026-01-02", "2026-01-05"], "valgrind", 4, 9, CostBasis.Kept(scenario: "load", apps: 10),
                ["0123456789", "abcdef0123"],
                "Memory taken on 2026-01-02 to 2026-01-05; valgrind; Swift 6.3; Linux; 4 cores; 9 rounds; 10 apps kept open "
                    + "after the scenario “load”; commit 01234567, abcdef01."
            ),
            (
                ["2026-03-04", "2026-03-05"], nil, 2, 50, CostBasis.Kept(scenario: "save", apps: 20), ["9876543210"],
                "Memory taken on 2026-03-04 to 2026-03-05; Swift 6.3; Linux; 2 cores; 50 rounds; 20 apps kept open after the "
                    + "scenario “save”; commit 98765432."
            ),
        ] as [([String], String?, Int, Int, CostBasis.Kept?, [String], String)]
    )
    func taken(
        days: [String],
        counter: String?,
        cores: Int,
        rounds: Int,
        kept: CostBasis.Kept?,
        commits: [String],
        sentence: String
    ) {
        let taking = CostBasis.Taking(
            swift: "Swift 6.3",
            system: "Linux",
            cores: cores,
            counter: counter,
            rounds: rounds,
            kept: kept,
            days: days,
            commits: commits
        )
        let costs = SubjectCosts(basis: CostBasis(memory: taking), architectures: [:])
        let sentences = CostOrigin.sentences(of: Report.sample.costing(costs), words: .standard).map(\.en)
        #expect(sentences == [sentence, "Not taken: counts, times, builds; catwalk bench does that."])
    }

    @Test("If the baseline's tests fail, no caption speaks of ratios to it", arguments: [true, false])
    func ratios(isMeasured: Bool) {
        let base = isMeasured ? ArchitectureResult.measured(.mvc) : .failed(.mvp)
        let report = Report(
            name: "Cats",
            baseline: isMeasured ? "MVC" : "MVP",
            shared: [],
            architectures: [base, .measured(.viper), .measured(isMeasured ? .viper : .mvc)]
        )
        let texts = RunAndBuildSection.texts(for: report.costing(.sample), words: .standard)
        #expect(texts.count { $0.description.contains("Ratios are to MVC") } == (isMeasured ? 3 : 0))
        #expect(texts.contains { $0.description.contains("Ratios are") } == isMeasured)
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
        #expect(texts.contains("commit 01234567. Not taken: times, memory, builds; catwalk bench does that.\n"))
        #expect(!texts.contains("| load |"))
        #expect(texts.contains("| view-body |"))
    }

    @Test("Where nothing was taken, that is all there is to say")
    func nothing() {
        #expect(
            RunAndBuildSection.texts(for: .sample, words: .standard).joined(separator: "\n") == """
                Not taken: counts, times, memory, builds; catwalk bench does that.

                """
        )
    }

    @Test("Without a measured architecture there is no section")
    func unmeasured() {
        let report = Report(name: "Cats", baseline: "MVP", shared: [], architectures: [.failed(.mvp)])
        #expect(RunAndBuildSection.texts(for: report, words: .standard).isEmpty)
    }
}
