import Testing
import Words

@testable import Page
@testable import Report
@testable import Writers

struct OverviewSectionTests {
    private func content(_ report: Report) -> Content? {
        OverviewSection.content(of: report, columns: Column.all(of: report), words: .standard)
    }

    private func answers(_ report: Report) throws -> [String] {
        try #require(content(report)?["answers"] as? [OverviewAnswer]).map { $0.text.en.replacing("\u{a0}", with: " ") }
    }

    private static let speed = "Speed: on average over a scenario, opening and answers included,"

    private func made(_ name: String, code: Int, uiFree: Int) -> ArchitectureFigures {
        .made(name: name, code: code, unit: 60, edges: (2, 2), nccd: (1, 1), uiFree: uiFree)
    }

    @Test("What takes most code, what can be tested and what is slowest, by the figures")
    func sentences() throws {
        // Beyond the floor, a tap takes Flat 25 microseconds on average over each scenario, and Deep 27.5, 50 and 12.5.
        let report = Report.of([made("Flat", code: 100, uiFree: 0), made("Deep", code: 250, uiFree: 8)])
        #expect(
            try answers(report.costing(.madeUp)) == [
                "Most code: Deep, with 250 lines that it does not share, 2.50 times as many as Flat (100).",
                "Deciding code of its own that lies outside UI code: 80.0 % in Deep, 0.0 % in Flat.",
                "\(Self.speed) Deep adds 12–50 µs to a tap, Flat 25 µs. A frame at 60 Hz lasts 16 700 µs.",
            ]
        )
    }

    @Test("With the opposite figures they say the opposite, and who shares a place is named with the other")
    func opposite() throws {
        let report = Report.of([
            made("Flat", code: 250, uiFree: 9), made("Deep", code: 100, uiFree: 5), made("Wide", code: 100, uiFree: 9),
        ])
        #expect(
            try answers(report) == [
                "Most code: Flat, with 250 lines that it does not share, 2.50 times as many as Deep and Wide (100).",
                "Deciding code of its own that lies outside UI code: 90.0 % in Flat and Wide, 50.0 % in Deep.",
            ]
        )
    }

    @Test(
        "Who adds most to a tap is said, whoever it is, but not if the bounds of the two ends overlap",
        arguments: [
            (25, 25.1, nil),
            // Told apart, but not at the precision that is shown.
            (25, 25.3, "all add 25 µs to a tap."),
            (60, 60.3, "all add 60 µs to a tap."),
            (25, 27, "Deep adds 27 µs to a tap, Flat 25 µs."),
            (60, 20, "Flat adds 60 µs to a tap, Deep 20 µs."),
        ] as [(Double, Double, String?)]
    )
    func tap(flat: Double, deep: Double, sentence: String?) throws {
        // Each with 0.1 to both sides of it, and one tap.
        let report = Report.of([made("Flat", code: 100, uiFree: 0), made("Deep", code: 250, uiFree: 8)])
        let record = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .taps(["s"], [flat]), "Deep": .taps(["s"], [deep])]
        )
        let said = try answers(report.costing(record)).first { $0.hasPrefix("Speed:") }
        #expect(said == sentence.map { "\(Self.speed) \($0) A frame at 60 Hz lasts 16 700 µs." })
    }

    @Test(
        "What is added to a tap is said from the least to the most of all scenarios, with what a script needs for fewer architectures",
        arguments: [
            (
                [10, 30], [40, 20], "Deep adds 20–40 µs to a tap, Flat 10–30 µs.", "30.0 40.0", "10–30 20–40",
                "29.9/30.1 39.9/40.1"
            ),
            (
                [10, 50], [40, 20], "Flat adds 10–50 µs to a tap, Deep 20–40 µs.", "50.0 40.0", "10–50 20–40",
                "49.9/50.1 39.9/40.1"
            ),
            (
                [10, 10.2], [40, 40], "Deep adds 40 µs to a tap, Flat 10 µs.", "10.2 40.0", "10 40",
                "10.1/10.3 39.9/40.1"
            ),
        ] as [([Double], [Double], String, String, String, String)]
    )
    func ranges(
        flat: [Double],
        deep: [Double],
        sentence: String,
        values: String,
        texts: String,
        bounds: String
    ) {
        let costs = SubjectCosts(
            basis: CostBasis(),
            architectures: ["Flat": .taps(["s", "t"], flat), "Deep": .taps(["s", "t"], deep)]
        )
        let report = Report.of([made("Flat", code: 100, uiFree: 0), made("Deep", code: 250, uiFree: 8)]).costing(costs)
        let answer = OverviewAnswer.all(of: report, columns: Column.all(of: report), words: .standard).last
        #expect(
            answer?.text.en.replacing("\u{a0}", with: " ")
                == "\(Self.speed) \(sentence) A frame at 60 Hz lasts 16 700 µs."
        )
        #expect(answer?.values == values)
        #expect(answer?.texts == texts)
        #expect(answer?.bounds == bounds)
        #expect(
            answer?.differ.en.hasPrefix(
                "\(Self.speed) {{most}} adds {{high}}\u{a0}µs to a tap, {{least}} {{low}}\u{a0}µs."
            )
                == true
        )
    }

    @Test(
        "What the slowest would add without what its variant does without is said, if the two are told apart",
        arguments: [
            ("Deep", 20, "Without Frills, Deep adds 20 µs."),
            ("Deep", 40, "Without Frills, Deep adds 40 µs."),
            // Of the other one; and 50 and 50.1 overlap.
            ("Flat", 20, nil), ("Deep", 50.1, nil),
        ] as [(String, Double, String?)]
    )
    func variant(original: String, microseconds: Double, sentence: String?) {
        let scenario = ScenarioCosts(
            name: "s2",
            title: "",
            actions: 1,
            microsecondsAboveFloor: .around(microseconds)
        )
        let made = SubjectCosts.madeUp
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat), .measured(.deep)],
            variants: [VariantFigures(name: "Plain", original: original, without: "Frills")]
        )
        let costs = SubjectCosts(
            basis: made.basis,
            architectures: made.architectures.merging(["Plain": CostFigures(scenarios: [scenario])]) { $1 }
        )
        let measured = report.costing(costs)
        let answers = OverviewAnswer.all(of: measured, columns: Column.all(of: measured), words: .standard)
        #expect(answers.last?.aside?.en.replacing("\u{a0}", with: " ") == sentence)
    }

    @Test(
        "What the costliest takes without what its variant does without, and in whole runs, stands beside the answers",
        arguments: [
            // Above the floor of 100 instructions, Flat has 50.
            (
                250, "Deep", 110, 30.0,
                [
                    "Without Frills, Deep adds 0.20 times as many instructions as Flat adds; with it, as written here, "
                        + "3.00 times.",
                    "In whole runs, the work without an architecture included, Deep takes 1.67 times Flat's instructions and "
                        + "1.50 times its processor time.",
                ]
            ),
            // The variant is another one's, or takes no less; a time that is no longer.
            (250, "Flat", 110, 20.0, []),
            (250, "Deep", 250, 20.0, []),
            // Nobody takes more than the baseline.
            (120, "Deep", 110, 30.0, []),
        ] as [(Int, String, Int, Double, [String])]
    )
    func notes(deep: Int, original: String, variant: Int, microseconds: Double, sentences: [String]) throws {
        func costs(_ instructions: Int, _ microseconds: Double) -> CostFigures {
            func scenario(_ instructions: Int) -> ScenarioCosts {
                ScenarioCosts(
                    name: "s",
                    title: "",
                    counts: .instructions(instructions),
                    excess: .instructions(instructions - 100),
                    microseconds: .around(microseconds),
                    timeOverBaseline: .around(microseconds / 20)
                )
            }
            let own = [scenario(instructions)]
            let baseline = instructions == 150 ? nil : [scenario(150)]
            return CostFigures(scenarios: own, total: TotalCosts(of: own, baseline: baseline))
        }
        let report = Report(
            name: "Kiosk",
            scope: LocalizedText(["en": "Of one kiosk."]),
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat), .measured(.deep)],
            variants: [VariantFigures(name: "Plain", original: original, without: "Frills")]
        )
        let measured = report.costing(
            SubjectCosts(
                basis: CostBasis(),
                architectures: [
                    "Flat": costs(150, 20), "Deep": costs(deep, microseconds), "Plain": costs(variant, 20),
                ]
            )
        )
        let notes = OverviewNotes.all(of: measured, columns: Column.all(of: measured), words: .standard)
        #expect(notes.map(\.en) == sentences + ["Of one kiosk."])
    }

    @Test("Of what is not known of all, nothing is said")
    func unknown() throws {
        let report = Report.of([
            made("Flat", code: 100, uiFree: 0), .made(name: "Deep", code: 250, unit: 60, edges: (2, 2), nccd: (1, 1)),
        ])
        #expect(
            try answers(report) == [
                "Most code: Deep, with 250 lines that it does not share, 2.50 times as many as Flat (100)."
            ]
        )
    }

    @Test("Without a difference they say so", arguments: [(100, 5, "50.0"), (70, 8, "80.0")])
    func same(code: Int, uiFree: Int, share: String) throws {
        let report = Report.of([made("Flat", code: code, uiFree: uiFree), made("Deep", code: code, uiFree: uiFree)])
        #expect(
            try answers(report) == [
                "All take the same code: \(code) lines that they do not share.",
                "Deciding code of its own that lies outside UI code: \(share) % in all of them.",
            ]
        )
    }

    @Test("Multiples are of the baseline, and a measure without a value of it has no row")
    func multiples() throws {
        let panels = try #require(content(.madeUp)?["panels"] as? [Content])
        #expect(panels.map { $0["name"] as? String } == ["multiples"])
        let rows = try #require(panels[0]["rows"] as? [Content])
        // Nobody has test lines, and nothing was run.
        #expect(
            rows.map { $0["id"] as? String }
                == ["code-lines", "edges-declared", "acd-declared", "acd-resolved", "cognitive-sum"]
        )
        let told = try #require(rows[0]["told"] as? [Content])
        #expect(told.map { $0["text"] as? String } == ["Flat 100", "Deep 250"])
        // Flat is the line at 1, and no dot. The scale ends at the edges, 3 times as many: ln 2.5 : ln 3 = 0.834 of its 88 %.
        #expect((rows[0]["dots"] as? [Content])?.map { $0["place"] as? String } == ["79.4"])
    }

    @Test(
        "What costs stands on the scale of the multiples, a variant beside its original, and only there",
        arguments: [
            // Flat adds 50 instructions, Deep three times as many: ln 3 / ln 3 of 88 %, from 6 % on.
            ("Frills", 100, ["Deep 0.15", "Plain 0.10"], ["94.0", "61.5"], "Deep without Frills"),
            ("Frills", 50, ["Deep 0.15", "Plain 0.05"], ["94.0", "6.0"], "Deep without Frills"),
            (nil, 100, ["Deep 0.15", "Plain 0.10"], ["94.0", "61.5"], "Plain"),
        ] as [(String?, Int, [String], [String], String)]
    )
    func costs(without: String?, instructions: Int, told: [String], places: [String], name: String) throws {
        func costs(_ excess: Int) -> CostFigures {
            func scenario(_ excess: Int) -> ScenarioCosts {
                ScenarioCosts(
                    name: "s",
                    title: "",
                    counts: .instructions(100 + excess),
                    excess: .instructions(excess)
                )
            }
            return CostFigures(scenarios: [scenario(excess)], total: TotalCosts(of: [scenario(excess)]))
        }
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat), .measured(.deep)],
            variants: [VariantFigures(name: "Plain", original: "Deep", without: without)]
        )
        .costing(
            SubjectCosts(
                basis: CostBasis(),
                architectures: ["Flat": costs(50), "Deep": costs(150), "Plain": costs(instructions)]
            )
        )
        let section = try #require(content(report))
        let variants = try #require(section["variants"] as? [Content])
        #expect(variants.map { ($0["name"] as? Words)?.en } == [name])
        #expect(variants.map { $0["of"] as? Int } == [1])
        let panels = try #require(section["panels"] as? [Content])
        #expect(panels.map { $0["name"] as? String } == ["multiples", "costs"])
        let rows = try panels.map { try #require($0["rows"] as? [Content]) }
        let cost = try #require(rows[1].first)
        #expect(cost["id"] as? String == "instructions-above-floor")
        #expect((cost["told"] as? [Content])?.dropFirst().map { $0["text"] as? String } == told)
        let dots = try #require(cost["dots"] as? [Content])
        #expect(dots.map { $0["place"] as? String } == places)
        #expect(dots.map { $0["index"] as? Int } == [1, 1])
        #expect(dots.map { $0["mark"] as? Int } == [1, 2])
        #expect(cost["also"] as? String == "1 2 \(Double(instructions) / 1000)")
        #expect((rows[0].first?["dots"] as? [Content])?.count == 1)
    }

    @Test(
        "Where a callback goes unseen, a figure of a graph is a lower bound, which its mark and its number say"
    )
    func lowerBounds() throws {
        let callback = UnseenCallback(through: "Observation", file: "Deep/A.swift", line: 3)
        func rows(_ callbacks: [UnseenCallback]) throws -> [Content] {
            let deep = ArchitectureFigures.made(
                name: "Deep",
                code: 250,
                unit: 60,
                edges: (6, 9),
                nccd: (1, 1),
                callbacks: callbacks
            )
            let section = try #require(content(.of([.flat, deep])))
            #expect(section["hasLowerBounds"] as? Bool == !callbacks.isEmpty)
            let panels = try #require(section["panels"] as? [Content])
            return try #require(panels[0]["rows"] as? [Content])
        }
        func open(_ row: Content) -> [Bool]? { (row["dots"] as? [Content])?.compactMap { $0["isOpen"] as? Bool } }
        func last(_ row: Content) -> String? { (row["told"] as? [Content])?.last?["text"] as? String }
        let bounded = try rows([callback])
        // Code lines, and then edges.
        #expect(open(bounded[0]) == [false])
        #expect(open(bounded[1]) == [true])
        #expect(last(bounded[0]) == "Deep 250")
        #expect(last(bounded[1]) == "Deep ≥ 6")
        let whole = try rows([])
        #expect(open(whole[1]) == [false])
        #expect(last(whole[1]) == "Deep 6")
    }

    @Test("One architecture alone is compared with nothing")
    func alone() {
        #expect(content(.of([.flat])) == nil)
    }
}
