import Report
import Rules
import Words
import Writers

/// Where it hurts: breaches of rules, habits, the largest types and the most complex bodies, with their sources.
struct PainSection: Sendable {
    let answer: Words
    let lead: Words
    let breaches: [Breach]
    let noBreaches: Words
    let habits: [HabitGroup]
    let hasTypes: Bool
    let types: [SourceRow]
    let hasBodies: Bool
    let bodies: [SourceRow]

    struct Breach: Sendable {
        /// `nil` for one in a shared layer.
        let index: Int?
        let rule: String
        let explanation: Words
        let file: String
        let line: Int
        let excerpt: ShownExcerpt?
    }

    struct HabitGroup: Sendable {
        let title: Words
        let definition: Words
        let findings: [HabitFinding]
    }

    struct HabitFinding: Sendable {
        let index: Int
        let architecture: String
        let explanation: Words
        let file: String
        let line: Int
        let excerpt: ShownExcerpt?
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let excerpts = ShownExcerpt.all(of: report)
        breaches = Self.breaches(of: report, columns: columns, excerpts: excerpts, words: words)
        habits = Self.habits(of: columns, excerpts: excerpts, words: words)
        types = columns.flatMap { SourceRow.types(of: $0, excerpts: excerpts) }
        bodies = columns.flatMap { SourceRow.bodies(of: $0, excerpts: excerpts) }
        hasTypes = !types.isEmpty
        hasBodies = !bodies.isEmpty
        let findings = PainFindings(report: report, columns: columns, words: words)
        answer = findings.answer
        noBreaches = words("pain.no-breaches", ["count": Words(report.rules.count)])
        lead = findings.lead.paragraph
    }
}

extension PainSection {
    private static func breaches(
        of report: Report,
        columns: [Column],
        excerpts: [SourcePlace: ShownExcerpt],
        words: WordTable
    ) -> [Breach] {
        let own = columns.flatMap { column in column.figures.violations.map { (index: Int?.some(column.index), $0) } }
        let all = report.shared.flatMap(\.violations).map { (index: Int?.none, $0) } + own
        return all.map { index, violation in
            Breach(
                index: index,
                rule: violation.rule,
                explanation: violation.words(in: words),
                file: violation.file,
                line: violation.line,
                excerpt: excerpts[SourcePlace(file: violation.file, line: violation.line)]
            )
        }
    }

    /// In the order of the habits' definitions; those that show nowhere are left out.
    private static func habits(
        of columns: [Column],
        excerpts: [SourcePlace: ShownExcerpt],
        words: WordTable
    ) -> [HabitGroup] {
        Habit.allCases.compactMap { habit in
            let findings = columns.flatMap { column in
                column.figures.habits.filter { $0.habit == habit.rawValue }.map { finding in
                    HabitFinding(
                        index: column.index,
                        architecture: column.name,
                        explanation: finding.words(in: words),
                        file: finding.file,
                        line: finding.line,
                        excerpt: excerpts[SourcePlace(file: finding.file, line: finding.line)]
                    )
                }
            }
            guard !findings.isEmpty else { return nil }
            return HabitGroup(
                title: words("habit.\(habit.rawValue)"),
                definition: words(habit.definition),
                findings: findings
            )
        }
    }
}
