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
        let accepting = report.accepting([keys[0]])
        #expect(
            answer(of: accepting)?.en
                == "Breaches of rules: 2 at 3 places, of which accepted: 1 at 2 places. Known anti-patterns: 0."
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
