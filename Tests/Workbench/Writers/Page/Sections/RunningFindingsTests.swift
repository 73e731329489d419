import Support
import Testing
import Words
import Writers

@testable import Page
@testable import Report

/// In three scenarios Flat takes 50 instructions more than the floor, and Deep 125.
struct RunningFindingsTests {
    private let words: WordTable

    init() throws {
        words = WordTable.standard
    }

    @Test("Who takes least above the floor is said first, then what a tap takes at most, times, memory and builds")
    func sentences() {
        let findings = findings(of: .madeUp)
        #expect(
            findings.sentences.map(\.en) == [
                "Flat runs 0.15 thousand instructions more than the same work written without an architecture, and Deep "
                    + "0.38 thousand.",
                // 50 and 100 microseconds above the floor for two actions.
                // What is at most 25.05 is not at most 25.
                "In the scenario “s2”, where that is most, a tap takes on average at most 26 µs longer in Flat and 51 µs longer in Deep than "
                    + "in the same work written without an architecture.",
                "Slower than Flat, in how many of 3 scenarios: Deep 1. Faster: Deep 1. In the others the times could "
                    + "not be told apart.",
                "Each app that is kept open after the scenario “s2” takes 1000 bytes of memory in Flat and 1500 in Deep, medians.",
                "A clean build takes 2.00 s in Flat, median. Against it, round by round: Deep ×1.75.",
            ]
        )
    }

    @Test("With the opposite figures it says the opposite, of instructions, taps, times, memory and builds")
    func opposite() throws {
        let made = SubjectCosts.madeUp
        let deep = try #require(made.architectures["Deep"])
        // The times of Deep are the baseline's of Flat here, so that Deep is slower in two of three scenarios.
        let slower = CostFigures(
            scenarios: ["s1", "s2", "s3"].map {
                ScenarioCosts(
                    name: $0,
                    title: "",
                    actions: 2,
                    microsecondsAboveFloor: .around(20),
                    timeOverBaseline: .around($0 == "s3" ? 0.5 : 1.5)
                )
            },
            total: made.architectures["Flat"]?.total,
            bytesPerApp: .around(700),
            build: CostFigures.built(clean: 1, over: .around(0.5)).build
        )
        let costs = SubjectCosts(
            basis: made.basis,
            architectures: ["Flat": deep.alone, "Deep": slower]
        )
        #expect(
            findings(of: costs).sentences.map(\.en) == [
                "Deep runs 0.15 thousand instructions more than the same work written without an architecture, and Flat "
                    + "0.38 thousand.",
                // 100 microseconds above the floor for two actions, and 20.
                "In the scenario “s2”, where that is most, a tap takes on average at most 11 µs longer in Deep and 51 µs longer in Flat than "
                    + "in the same work written without an architecture.",
                "Slower than Flat, in how many of 3 scenarios: Deep 2. Faster: Deep 1. In the others the times could "
                    + "not be told apart.",
                "Each app that is kept open after the scenario “s2” takes 700 bytes of memory in Deep and 1500 in Flat, medians.",
                "A clean build takes 3.50 s in Flat, median. Against it, round by round: Deep ×0.50.",
            ]
        )
    }

    @Test("One architecture is told without another", arguments: [(150, 1000, 2), (400, 30, 7)])
    func one(instructions: Int, bytes: Int, seconds: Int) {
        let scenario = ScenarioCosts(name: "s2", title: "", excess: .instructions(instructions))
        let costs = SubjectCosts(
            basis: SubjectCosts.madeUp.basis,
            architectures: [
                "Flat": CostFigures(
                    scenarios: [scenario],
                    total: TotalCosts(of: [scenario]),
                    bytesPerApp: .around(Double(bytes)),
                    build: CostFigures.built(clean: Double(seconds)).build
                )
            ]
        )
        let report = Report.of([.flat]).costing(costs)
        let sentences = RunningFindings(report: report, columns: Column.all(of: report), words: words).sentences
        let thousands = instructions == 150 ? "0.15" : "0.40"
        #expect(
            sentences.map(\.en) == [
                "The scenarios run \(thousands) thousand instructions more than the same work written without an architecture.",
                "Each app that is kept open after the scenario “s2” takes \(bytes) bytes of memory, median.",
                "A clean build takes \(seconds).00 s, median.",
            ]
        )
    }

    @Test("Without a floor the ends are told by all their instructions", arguments: [(2500, 4000), (9000, 1500)])
    func floorless(flat: Int, deep: Int) {
        func costs(_ count: Int) -> CostFigures {
            let scenarios = [ScenarioCosts(name: "s", title: "", counts: .instructions(count))]
            return CostFigures(scenarios: scenarios, total: TotalCosts(of: scenarios))
        }
        let costs = SubjectCosts(basis: CostBasis(), architectures: ["Flat": costs(flat), "Deep": costs(deep)])
        let sentence =
            flat < deep
            ? "The scenarios take 2.50 thousand instructions in Flat and 4.00 thousand in Deep."
            : "The scenarios take 1.50 thousand instructions in Deep and 9.00 thousand in Flat."
        #expect(findings(of: costs).sentences.first?.en.hasPrefix(sentence) == true)
    }

    @Test(
        "What a variant does without is told as a share, and what it runs beside as a ratio",
        arguments: [
            (
                1000, nil,
                "another form of it, 1.00 thousand: 75.0 % of those of Flat come from what the two do differently."
            ),
            (
                4000, nil,
                "another form of it, 4.00 thousand: 0.0 % of those of Flat come from what the two do differently."
            ),
            (10_000, nil, "another form of it, 10 thousand (×2.50)."),
            (
                1000, "Frills",
                "which does the same without Frills, 1.00 thousand: 75.0 % of what Flat adds comes from Frills."
            ),
            (10_000, "Frills", "another form of it, 10 thousand (×2.50)."),
        ] as [(Int, String?, String)]
    )
    func variants(instructions: Int, without: String?, ending: String) {
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat)],
            variants: [VariantFigures(name: "Plain", original: "Flat", without: without)]
        )
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .aboveFloor(4000), "Plain": .aboveFloor(instructions)]
        )
        let measured = report.costing(costs)
        let findings = RunningFindings(report: measured, columns: Column.all(of: measured), words: words)
        #expect(
            findings.sentences.map(\.en).contains(
                "Above the floor, Flat runs 4.00 thousand instructions and Plain, \(ending)"
            )
        )
    }

    @Test("Of one architecture alone no table speaks of ratios to a baseline")
    func withoutRatios() throws {
        let page = try PageWriter.text(for: Report.of([.flat]).costing(.madeUp))
        #expect(page.contains("the median, its bounds, and how many files (F)"))
        #expect(!page.contains("ratio to Flat"))
        let both = try PageWriter.text(for: Report.of([.flat, .deep]).costing(.madeUp))
        #expect(both.contains("its bounds, the ratio to Flat, and how many files (F)"))
    }

    @Test(
        "A picture of ratios says what its line is, and what is hollow if something is; without a baseline there is none",
        arguments: [
            ("Flat", 1.75, "Multiples of Flat."), ("Deep", 0.5, "Multiples of Deep."),
            (
                "Flat", 1.05,
                "Multiples of Flat, and between which bounds each lies. What is hollow is not told apart from Flat."
            ),
            (
                "Deep", 0.95,
                "Multiples of Deep, and between which bounds each lies. What is hollow is not told apart from Deep."
            ),
            ("Broken", 1.75, nil),
        ] as [(String, Double, String?)]
    )
    func picture(baseline: String, ratio: Double, sentence: String?) throws {
        let names = ["Flat", "Deep"]
        let builds = names.map { ($0, CostFigures.built(clean: 2, over: $0 == baseline ? nil : .around(ratio))) }
        let report = Report(
            name: "Kiosk",
            baseline: baseline,
            shared: [],
            architectures: [.measured(.flat), .measured(.deep)]
        )
        .costing(SubjectCosts(basis: CostBasis(), architectures: Dictionary(uniqueKeysWithValues: builds)))
        let section = RunningSection.content(of: report, columns: Column.all(of: report), words: words)
        let table = try #require((section["tables"] as? [Content])?.first)
        #expect((table["pictureReading"] as? Words)?.en == sentence)
        let reading = try #require(table["reading"] as? Words).en
        #expect(reading.contains("the ratio to \(baseline), and how many files (F)") == (sentence != nil))
        #expect(reading.contains("ratio") == (sentence != nil))
    }

    @Test("All instructions stand on the page if there is no floor, and else those above it alone")
    func totals() throws {
        let report = Report.madeUp.costing(.madeUp)
        #expect(CostTable.all(of: report, words: words).map(\.kind) == [.excess, .actions, .builds, .counts])
        #expect(try !PageWriter.text(for: report).contains("id=\"counts\""))
        let scenarios = [ScenarioCosts(name: "s", title: "", counts: .instructions(2500))]
        let costs = SubjectCosts(basis: CostBasis(), architectures: ["Flat": CostFigures(scenarios: scenarios)])
        let floorless = Report.madeUp.costing(costs)
        #expect(CostTable.all(of: floorless, words: words).map(\.kind) == [.counts])
        #expect(try PageWriter.text(for: floorless).contains("<h3 id=\"counts\">"))
    }

    @Test(
        "Whether builds differ is told by the ratios of the same rounds, however the bounds of their times lie",
        arguments: [
            // 2 and 2.15, each with 0.1 to both sides, overlap; 2 and 4 do not.
            (2.15, MedianInterval.around(1.25), "Against it, round by round: Deep ×1.25."),
            (2.15, .around(0.75), "Against it, round by round: Deep ×0.75."),
            (2.15, .around(1.05), "Deep can't be told apart from Flat."),
            (4, .around(1.05), "Deep can't be told apart from Flat."), (4, nil, nil),
        ] as [(Double, MedianInterval?, String?)]
    )
    func builds(deep: Double, ratio: MedianInterval?, sentence: String?) {
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .built(clean: 2), "Deep": .built(clean: deep, over: ratio)]
        )
        #expect(
            findings(of: costs).sentences.map(\.en)
                == [
                    ["A clean build takes 2.00 s in Flat, median.", sentence].compactMap(\.self).joined(separator: " ")
                ]
        )
    }

    @Test("Of several builds, each is held against the baseline's alone, and nothing is said of two others")
    func several() {
        let report = Report.of(
            ["Flat", "Wide", "Far", "Deep"].map { .made(name: $0, code: 1, unit: nil, edges: (1, 1), nccd: (1, 1)) }
        )
        let ratios = ["Wide": 1.05, "Far": 0.5, "Deep": 2]
        let costs = ratios.mapValues { CostFigures.built(clean: 2 * $0, over: .around($0)) }
        let measured = report.costing(
            SubjectCosts(basis: CostBasis(), architectures: costs.merging(["Flat": .built(clean: 2)]) { $1 })
        )
        #expect(
            RunningFindings(report: measured, columns: Column.all(of: measured), words: words).sentences.map(\.en)
                == [
                    "A clean build takes 2.00 s in Flat, median. Against it, round by round: Far ×0.50, Deep ×2.00. "
                        + "Wide can't be told apart from Flat."
                ]
        )
    }

    @Test(
        "What a tap takes at most is told of one and the same scenario, that in which the most is added",
        arguments: [
            ([10, 30], [40, 20], "“s”", "11 µs longer in Flat and 41 µs longer in Deep"),
            ([10, 50], [40, 20], "“t”", "21 µs longer in Deep and 51 µs longer in Flat"),
        ] as [([Double], [Double], String, String)]
    )
    func oneScenario(flat: [Double], deep: [Double], scenario: String, ends: String) {
        let record = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .taps(["s", "t"], flat), "Deep": .taps(["s", "t"], deep)]
        )
        #expect(
            findings(of: record).sentences.map(\.en) == [
                "In the scenario \(scenario), where that is most, a tap takes on average at most \(ends) than in the same work written without "
                    + "an architecture."
            ]
        )
    }

    @Test("An architecture alone is held against the floor, and of a tap that takes no longer nothing is said")
    func actions() throws {
        let alone = Report.of([.flat]).costing(.madeUp)
        let sentences = RunningFindings(report: alone, columns: Column.all(of: alone), words: words).sentences
        // 50 microseconds above the floor for two actions.
        #expect(
            sentences.map(\.en).contains(
                "In the scenario “s1”, where that is most, a tap takes on average at most 26 µs longer in Flat than in the same work written "
                    + "without an architecture. A frame at 60 Hz lasts 16 700 µs."
            )
        )
        let unknown = ScenarioCosts(name: "t", title: "", actions: 1, microsecondsAboveBaseline: .around(7))
        let idle = ScenarioCosts(name: "u", title: "", actions: 0, microsecondsAboveFloor: .around(7))
        let faster = ScenarioCosts(name: "s", title: "", actions: 1, microsecondsAboveFloor: .around(-1))
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Deep": CostFigures(scenarios: [unknown, idle, faster])]
        )
        #expect(!findings(of: costs).sentences.contains { $0.en.contains("a tap takes") })
    }

    @Test("Without a floor instructions are told as they are, and one architecture is told without another")
    func alone() {
        let scenarios = [ScenarioCosts(name: "s", title: "", counts: .instructions(2500))]
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": CostFigures(scenarios: scenarios, total: TotalCosts(of: scenarios))]
        )
        let report = Report.of([.flat]).costing(costs)
        let findings = RunningFindings(report: report, columns: Column.all(of: report), words: words)
        #expect(
            findings.sentences.map(\.en) == [
                "The scenarios take 2.50 thousand instructions. How many of them an architecture adds is not known without "
                    + "a floor, which is the same work written without an architecture."
            ]
        )
    }

    @Test("What was taken and comes to no sentence is not called missing")
    func below() {
        let taking = CostBasis.Taking(swift: "", system: "", cores: 1, rounds: 1, days: [], commits: [])
        let costs = SubjectCosts(basis: CostBasis(timed: taking), architectures: [:])
        #expect(findings(of: costs).sentences.map(\.en) == ["Figures are in the tables below."])
    }

    @Test("Where nothing was taken, the page says how to take it")
    func nothing() {
        let findings = findings(of: nil)
        #expect(findings.sentences.map(\.en) == ["Nothing was counted, timed or built yet: catwalk bench does that."])
    }

    private func findings(of costs: SubjectCosts?) -> RunningFindings {
        let report = Report.madeUp.costing(costs)
        return RunningFindings(report: report, columns: Column.all(of: report), words: words)
    }
}

extension CostFigures {
    /// Without what compares it with a baseline.
    fileprivate var alone: CostFigures {
        CostFigures(
            scenarios: scenarios.map {
                ScenarioCosts(
                    name: $0.name,
                    title: "",
                    actions: $0.actions,
                    microsecondsAboveFloor: $0.microsecondsAboveFloor
                )
            },
            total: total,
            bytesPerApp: bytesPerApp,
            build: build.flatMap { CostFigures.built(clean: $0.clean.seconds?.median ?? 0).build }
        )
    }

    fileprivate static func aboveFloor(_ instructions: Int) -> CostFigures {
        let scenario = ScenarioCosts(name: "s", title: "", excess: .instructions(instructions))
        return CostFigures(scenarios: [scenario], total: TotalCosts(of: [scenario]))
    }
}
