import Lines
import Testing
import Words

@testable import Page
@testable import Report
@testable import Rules
@testable import Writers

struct ComparedSectionTests {
    private func content(_ report: Report) -> Content {
        ComparedSection.content(of: report, columns: Column.all(of: report), words: .standard)
    }

    private func lead(_ report: Report) throws -> String {
        try #require(content(report)["lead"] as? Words).en
    }

    private func report(
        likeness: ScenarioLikeness?,
        layers: [SharedLayer] = [],
        scenarios: [Int?] = [9, 9],
        failed: [String] = []
    ) -> Report {
        let architectures = zip(["Flat", "Deep"], scenarios).map { name, count in
            ArchitectureFigures(
                name: name,
                files: 1,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureFigures.flat.coupling,
                tests: TestFigures(files: 1, functions: 1, lines: .zero, doubles: 0, scenarios: count),
                coverage: ArchitectureFigures.flat.coverage
            )
        }
        let failures = failed.map { FailedArchitecture(name: $0, unit: [], scenarios: []) }
        return Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: layers,
            architectures: architectures.map { .measured($0) } + failures.map { .failed($0) },
            scenarioLikeness: likeness
        )
    }

    private func layer(_ name: String, code: Int, _ kind: SharedLayer.Kind? = nil) -> SharedLayer {
        SharedLayer(
            name: name,
            kind: kind,
            files: 1,
            lines: LineCounts(code: code, comment: 0, blank: 0, logical: 0)
        )
    }

    @Test(
        "Whether they behave alike is said by what their scenarios are",
        arguments: [
            (
                .sharedList, [9, 9],
                "Every architecture measured here passes the same 9 scenarios, of a list that all share. So they behave "
                    + "alike there."
            ),
            (
                .sharedList, [3, 3],
                "Every architecture measured here passes the same 3 scenarios, of a list that all share. So they behave "
                    + "alike there."
            ),
            (
                .sameTests, [9, 9],
                "Every architecture measured here passes the same 9 scenarios: their tests are the same, word for word. So "
                    + "they behave alike there."
            ),
            (
                .sameTests, [3, 3],
                "Every architecture measured here passes the same 3 scenarios: their tests are the same, word for word. So "
                    + "they behave alike there."
            ),
            (
                .unasserted, [9, 9],
                "The scenarios of all are the same, but no assertion was found in them. So it is not known whether they "
                    + "behave alike."
            ),
            (
                .different, [9, 9],
                "Each architecture passes scenarios, but their tests are not the same. So it is not known whether they "
                    + "behave alike."
            ),
            (nil, [nil, nil], "No scenarios were run, so it is not known whether the architectures behave alike."),
            (
                nil, [9, nil],
                "Not all are known to pass the same scenarios, so it is not known whether the architectures behave alike."
            ),
            (
                nil, [9, 9],
                "Not all are known to pass the same scenarios, so it is not known whether the architectures behave alike."
            ),
        ] as [(ScenarioLikeness?, [Int?], String)]
    )
    func likeness(_ likeness: ScenarioLikeness?, scenarios: [Int?], sentence: String) throws {
        #expect(try lead(report(likeness: likeness, scenarios: scenarios)) == sentence)
    }

    @Test("The heading counts them, and says that it is one app only if they are known to behave alike")
    func heading() {
        func compared(_ report: Report) -> String {
            OverviewAnswer.compared(in: report, words: .standard).text.en
        }
        #expect(compared(report(likeness: .sharedList)) == "One app, written 2 times: Flat and Deep")
        #expect(compared(report(likeness: .different)) == "Compared: Flat and Deep.")
        let three = Report.of(
            ["Flat", "Deep", "Wide"].map { .made(name: $0, code: 1, unit: 1, edges: (1, 1), nccd: (1, 1)) }
        )
        #expect(compared(three) == "Compared: Flat, Deep and Wide.")
    }

    @Test(
        "One architecture alone is measured, and not compared with itself",
        arguments: [nil, .sharedList, .sameTests, .different] as [ScenarioLikeness?]
    )
    func alone(likeness: ScenarioLikeness?) {
        func compared(_ figures: ArchitectureFigures) -> String {
            let report = Report(
                name: "Kiosk",
                baseline: "Flat",
                shared: [],
                architectures: [.measured(figures)],
                scenarioLikeness: likeness
            )
            return OverviewAnswer.compared(in: report, words: .standard).text.en
        }
        #expect(compared(.flat) == "Measured: Flat.")
        #expect(compared(.deep) == "Measured: Deep.")
    }

    @Test(
        "What they share is named with its lines",
        arguments: [
            ([("Model", 40), ("Kit", 2)], "They share Model, Kit: 42 code lines, which count for none of them."),
            ([("Kit", 7)], "They share Kit: 7 code lines, which count for none of them."),
            ([("Kit", 0)], nil),
        ] as [([(String, Int)], String?)]
    )
    func shared(layers: [(String, Int)], sentence: String?) throws {
        let lead = try lead(report(likeness: .sharedList, layers: layers.map { layer($0.0, code: $0.1) }))
        #expect(lead.hasSuffix(sentence ?? "So they behave alike there."))
        #expect(lead.contains("They share") == (sentence != nil))
    }

    @Test("Whose tests fail is named, and nobody if none fail", arguments: [["Broken"], ["Broken", "Late"], []])
    func failed(names: [String]) throws {
        let sentence =
            "Tests of \(names.joined(separator: ", ")) fail in the package that Catwalk builds, so their figures are not shown."
        #expect(try lead(report(likeness: .sharedList, failed: names)).contains(sentence) == !names.isEmpty)
    }

    @Test(
        "That nothing was built, and why, is said if all figures are of the sources alone: of several with the answers, of one here",
        arguments: [["Flat", "Deep"], ["Flat"]]
    )
    func notBuilt(names: [String]) throws {
        let nothing =
            "The figures are those of the sources alone, without what needs a build or tests, such as coverage."
        let why = LocalizedText(["en": "It lacks a tail.", "zh": "没有尾巴。"])
        let untested = names.map { ArchitectureFigures.made(name: $0, code: 1, unit: nil, edges: (1, 1), nccd: (1, 1)) }
        func notes(_ report: Report) -> [String] {
            OverviewNotes.all(of: report, columns: Column.all(of: report), words: .standard).map(\.en)
        }
        let report = Report.of(untested, unbuilt: why)
        #expect(notes(report) == ["It lacks a tail.", nothing])
        #expect(notes(.of(untested)) == [nothing])
        #expect(try lead(report).contains("It lacks a tail. \(nothing)") == (names.count == 1))
        #expect(try !lead(self.report(likeness: nil)).contains(nothing))
        #expect(!notes(self.report(likeness: nil)).contains(nothing))
    }

    @Test(
        "The screen and the model of the diagrams are the layers that are called so",
        arguments: [
            (
                [("Kit", .userInterface), ("Screens", .userInterface), ("Model", .model)],
                "The screen is Kit, Screens. The model is Model."
            ),
            ([("Views", .userInterface), ("Data", .model)], "The screen is Views. The model is Data."),
            ([("Data", .model)], "The model is Data."),
            ([("Data", nil)], nil),
        ] as [([(String, SharedLayer.Kind?)], String?)]
    )
    func pillars(layers: [(String, SharedLayer.Kind?)], sentence: String?) {
        let layers = layers.map { layer($0.0, code: 1, $0.1) }
        #expect((content(report(likeness: nil, layers: layers))["pillars"] as? Words)?.en == sentence)
    }

    @Test("A diagram says how many arrows it has, which are new as resolved, and which break rules")
    func arrows() {
        func said(_ arrows: [Arrow]) -> String {
            let places = EdgeEnds(own: ["View", "Presenter"], shared: [])
            return StructureFindings(columns: [], words: .standard).arrows(arrows, among: places).en
        }
        func arrow(_ from: String, _ to: String, declared: Int, isBreach: Bool = false) -> Arrow {
            Arrow(from: from, to: to, declared: declared, resolved: 2, isBreach: isBreach)
        }
        let down = arrow("View", "Presenter", declared: 1)
        let up = arrow("Presenter", "View", declared: 1)
        #expect(said([down]) == "Arrows from part to part: 1, as declared and as resolved.")
        #expect(said([down, up]) == "Arrows from part to part: 2, as declared and as resolved.")
        #expect(
            said([down, arrow("Presenter", "View", declared: 0)])
                == "Arrows from part to part: 1 as declared. Only as resolved: Presenter → View."
        )
        #expect(
            said([arrow("View", "Presenter", declared: 0), up])
                == "Arrows from part to part: 1 as declared. Only as resolved: View → Presenter."
        )
        #expect(
            said([arrow("View", "Presenter", declared: 1, isBreach: true)])
                == "Arrows from part to part: 1, as declared and as resolved. Broken rules: View → Presenter."
        )
        #expect(
            said([down, arrow("Presenter", "View", declared: 1, isBreach: true)])
                == "Arrows from part to part: 2, as declared and as resolved. Broken rules: Presenter → View."
        )
    }
}
