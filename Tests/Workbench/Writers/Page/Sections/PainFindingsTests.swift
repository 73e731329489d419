import Lines
import Testing
import Words

@testable import Page
@testable import Report
@testable import Rules
@testable import Writers

struct PainFindingsTests {
    @Test("Where several have the most complex body, none of them is singled out")
    func tied() {
        let report = Report.madeUp
        let columns = Column.all(of: report)
        let both = PainFindings(report: report, columns: columns, words: .standard)
        let flat = PainFindings(report: report, columns: Array(columns.prefix(1)), words: .standard)
        #expect(both.lead.map(\.en).last == "Cyclomatic complexity is highest at 3, in bodies of Flat, Deep.")
        #expect(
            flat.lead.map(\.en).last == "The most complex body is Till.pay() of Flat, cyclomatic complexity 3."
        )
    }

    @Test(
        "Which type is the largest and which body the most complex is said, whichever it is",
        arguments: [
            (
                (30, 5), (20, 4),
                "The largest type is Till of Flat, 30 code lines.",
                "The most complex body is Till.pay() of Flat, cyclomatic complexity 5."
            ),
            (
                (20, 2), (40, 9),
                "The largest type is Till of Deep, 40 code lines.",
                "The most complex body is Till.pay() of Deep, cyclomatic complexity 9."
            ),
            (
                (20, 7), (20, 7),
                "The largest types have 20 code lines each, in Flat, Deep.",
                "Cyclomatic complexity is highest at 7, in bodies of Flat, Deep."
            ),
            (
                (8, 2), (8, 2),
                "The largest types have 8 code lines each, in Flat, Deep.",
                "Cyclomatic complexity is highest at 2, in bodies of Flat, Deep."
            ),
        ]
    )
    func largest(flat: (lines: Int, cyclomatic: Int), deep: (lines: Int, cyclomatic: Int), type: String, body: String) {
        let report = Report.of([
            .built(of: flat.lines, cyclomatic: flat.cyclomatic, named: "Flat"),
            .built(of: deep.lines, cyclomatic: deep.cyclomatic, named: "Deep"),
        ])
        let lead = PainFindings(report: report, columns: Column.all(of: report), words: .standard).lead.map(\.en)
        #expect(lead.suffix(2) == [type, body])
    }

    @Test("Rules that nothing breaks are counted, and that there are none is said", arguments: [0, 1, 3])
    func unbroken(count: Int) throws {
        let report = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat)],
            rules: (0..<count).map { RuleFigures(name: "r\($0)", wording: "") }
        )
        let page = try PageWriter.text(for: report)
        #expect(page.contains("Rules: \(count). None is broken in what was measured.") == (count > 0))
        #expect(page.contains("No rules are configured: the key “rules” in .catwalk.yml") == (count == 0))
    }

    @Test("That an anti-pattern is a hint is said if one was found, and how many")
    func hint() {
        func lead(_ count: Int) -> [String] {
            let habits = (0..<count).map {
                HabitFigures(
                    habit: Habit.bypassedLayer.rawValue,
                    name: "A",
                    file: "A.swift",
                    line: $0 + 1,
                    explanation: "",
                    sentence: nil
                )
            }
            let figures = ArchitectureFigures(
                name: "Flat",
                files: 1,
                lines: .zero,
                declarations: .zero,
                coupling: ArchitectureFigures.flat.coupling,
                habits: habits
            )
            let report = Report.of([figures])
            return PainFindings(report: report, columns: Column.all(of: report), words: .standard).lead.map(\.en)
        }
        #expect(lead(0).first?.hasSuffix("Known anti-patterns: 0.") == true)
        #expect(lead(2).first?.hasSuffix("Known anti-patterns: 2.") == true)
        #expect(lead(2).contains { $0.hasPrefix("An anti-pattern is a hint where to look") })
        #expect(!lead(0).contains { $0.hasPrefix("An anti-pattern is a hint where to look") })
    }

    @Test("That no known anti-pattern was found is said if all were looked for and none is there", arguments: [0, 1])
    func unfound(count: Int) throws {
        let habit = HabitFigures(
            habit: Habit.bypassedLayer.rawValue,
            name: "A",
            file: "A.swift",
            line: 1,
            explanation: "",
            sentence: nil
        )
        let figures = ArchitectureFigures(
            name: "Flat",
            files: 1,
            lines: .zero,
            declarations: .zero,
            coupling: ArchitectureFigures.flat.coupling,
            habits: Array(repeating: habit, count: count)
        )
        let page = try PageWriter.text(for: .of([figures]))
        #expect(page.contains("No known anti-pattern was found.") == (count == 0))
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
        func answer(of report: Report) -> Words? {
            PainFindings(report: report, columns: Column.all(of: report), words: .standard).lead.first
        }
        #expect(answer(of: report)?.en == "Breaches of rules: 2 at 3 places. Known anti-patterns: 0.")
        // Where each has a place of its own, places are not told.
        let single = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [SharedLayer(name: "Model", files: 1, lines: .zero, violations: Array(breaches.dropFirst()))],
            architectures: [.measured(.flat)],
            rules: rules
        )
        #expect(answer(of: single)?.en == "Breaches of rules: 2. Known anti-patterns: 0.")
        #expect(
            answer(of: single.accepting([keys[2]]))?.en
                == "Breaches of rules: 2, of which accepted: 1. Known anti-patterns: 0."
        )
        let unbroken = Report(
            name: "Kiosk",
            baseline: "Flat",
            shared: [],
            architectures: [.measured(.flat)],
            rules: rules
        )
        #expect(answer(of: unbroken)?.en == "Breaches of rules: 0. Known anti-patterns: 0.")
        let accepting = report.accepting([keys[0]])
        #expect(
            answer(of: accepting)?.en
                == "Breaches of rules: 2 at 3 places, of which accepted: 1 at 2 places. Known anti-patterns: 0."
        )
        let acceptingAll = report.accepting(Array(Set(keys)))
        #expect(
            answer(of: acceptingAll)?.en
                == "Breaches of rules: 2 at 3 places, of which accepted: 2 at 3 places. Known anti-patterns: 0."
        )
        #expect(answer(of: accepting)?.zh.hasPrefix("违反规则：2 项，共 3 处，其中已接受：1 项，共 2 处。") == true)
    }

    @Test("What was not looked for has no count but a reason, and so on the page")
    func unsought() throws {
        let some = Report.of([.unsought([(.bypassedLayer, .noIndex), (.hardWiredDependency, .noIndex)]), .flat])
        let all = Report.of([.unsought(Habit.allCases.map { ($0, .noScenes) })])
        func answer(of report: Report) -> String? {
            PainFindings(report: report, columns: Column.all(of: report), words: .standard).lead.first?.en
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
    /// One type of so many code lines with one body.
    fileprivate static func built(of lines: Int, cyclomatic: Int, named name: String) -> ArchitectureFigures {
        ArchitectureFigures(
            name: name,
            files: 1,
            lines: .zero,
            declarations: .zero,
            types: [
                TypeFigures(
                    name: "Till",
                    kind: .class,
                    role: nil,
                    file: "Till.swift",
                    line: 1,
                    lines: LineCounts(code: lines, comment: 0, blank: 0, logical: 0),
                    wmc: 0,
                    lcom4: Figure(nil),
                    state: nil,
                    regions: nil,
                    coupling: nil
                )
            ],
            bodies: [
                BodyFigures(
                    name: "pay()",
                    kind: .function,
                    type: "Till",
                    role: nil,
                    file: "Till.swift",
                    line: 2,
                    lines: 1,
                    cyclomatic: cyclomatic,
                    coalescings: 0,
                    cognitive: 0,
                    regions: nil,
                    synchronising: nil,
                    deciding: nil,
                    composing: nil
                )
            ],
            coupling: flat.coupling
        )
    }

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
