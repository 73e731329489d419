import Report
import Rules
import Words
import Writers

/// Where it hurts: breaches of rules, habits, the largest types and the most complex bodies, with their sources.
struct PainSection: Sendable {
    let answer: Words
    let lead: Words
    let breaches: [Finding]
    let noBreaches: Words
    let habits: [HabitGroup]
    let hasTypes: Bool
    let types: [SourceRow]
    let hasBodies: Bool
    let bodies: [SourceRow]

    struct Finding: Sendable {
        /// `nil` for one in a shared layer.
        let index: Int?

        /// The rule that is broken, or the architecture that has the habit.
        let name: String
        let explanation: Words
        let file: String
        let line: Int
        let excerpt: ShownExcerpt?
    }

    struct HabitGroup: Sendable {
        let title: Words
        let definition: Words
        let findings: [Finding]
    }

    init(of report: Report, columns: [Column], words: WordTable) {
        let excerpts = ShownExcerpt.all(of: report)
        let own = columns.flatMap { column in column.figures.violations.map { (index: Int?.some(column.index), $0) } }
        let all = report.shared.flatMap(\.violations).map { (index: Int?.none, $0) } + own
        breaches = all.map { index, breach in
            Finding(
                index: index,
                name: breach.rule,
                explanation: breach.words(in: words),
                file: breach.file,
                line: breach.line,
                excerpt: excerpts[SourcePlace(file: breach.file, line: breach.line)]
            )
        }
        habits = Self.habits(of: columns, excerpts: excerpts, words: words)
        types = columns.flatMap { column in
            column.figures.largestTypes.enumerated().map { position, type in
                SourceRow(of: type, at: position, in: column, excerpts: excerpts)
            }
        }
        bodies = columns.flatMap { column in
            column.figures.mostComplexBodies.map { body in
                SourceRow(of: body, in: column, excerpts: excerpts, cells: [body.cyclomatic, body.cognitive])
            }
        }
        hasTypes = !types.isEmpty
        hasBodies = !bodies.isEmpty
        let findings = PainFindings(report: report, columns: columns, words: words)
        answer = findings.answer
        noBreaches = words("pain.no-breaches", ["count": Words(report.rules.count)])
        lead = findings.lead.paragraph
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
                    Finding(
                        index: column.index,
                        name: column.name,
                        explanation: finding.words(in: words),
                        file: finding.file,
                        line: finding.line,
                        excerpt: excerpts[SourcePlace(file: finding.file, line: finding.line)]
                    )
                }
            }
            let (title, definition) = (words("habit.\(habit.rawValue)"), words(habit.definition))
            return findings.isEmpty ? nil : HabitGroup(title: title, definition: definition, findings: findings)
        }
    }
}
