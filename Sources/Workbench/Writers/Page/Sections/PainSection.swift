import Report
import Rules
import Words
import Writers

/// Where it hurts: breaches of rules, habits, the largest types and the most complex bodies, with their sources.
enum PainSection {
    static func content(of report: Report, columns: [Column], words: WordTable) -> Content {
        let excerpts = Excerpts(of: report)
        let findings = PainFindings(report: report, columns: columns, words: words)
        let hasResponses = columns.contains { $0.figures.types.contains { $0.coupling?.rfc != nil } }
        let breaches =
            report.shared.flatMap(\.violations).map { breach(for: $0, index: nil, excerpts: excerpts, words: words) }
            + columns.flatMap { column in
                column.figures.violations.map {
                    breach(for: $0, index: column.index, excerpts: excerpts, words: words)
                }
            }
        return [
            "answer": findings.answer,
            "lead": findings.lead.paragraph,
            "breaches": breaches,
            "noBreaches": report.rules.isEmpty
                ? words("pain.no-rules") : words("pain.no-breaches", ["count": Words(report.rules.count)]),
            "sought": !columns.isEmpty,
            "absences": HabitAbsences(of: report, words: words).sentences,
            "habits": Habit.allCases.compactMap { group(of: $0, in: columns, excerpts: excerpts, words: words) },
            "hasResponses": hasResponses,
            "types": columns.flatMap { column in
                column.figures.largestTypes.enumerated().map { position, type in
                    SourceRow.content(
                        of: type,
                        at: position,
                        in: column,
                        excerpts: excerpts,
                        hasResponses: hasResponses
                    )
                }
            },
            "bodies": columns.flatMap { column in
                column.figures.mostComplexBodies.map { body in
                    let counts = [body.cyclomatic, body.cognitive]
                    return SourceRow.content(of: body, in: column, excerpts: excerpts, counts: counts)
                }
            },
        ]
    }
}

extension PainSection {
    /// Without an index if it is in a shared layer.
    private static func breach(
        for breach: ViolationFigures,
        index: Int?,
        excerpts: Excerpts,
        words: WordTable
    ) -> Content {
        [
            "index": index, "name": breach.rule, "isAccepted": breach.isAccepted,
            "explanation": breach.words(in: words), "file": breach.file,
            "line": breach.line, "excerpt": excerpts[SourcePlace(file: breach.file, line: breach.line)],
        ]
    }

    /// What shows one habit; `nil` if nothing does.
    private static func group(
        of habit: Habit,
        in columns: [Column],
        excerpts: Excerpts,
        words: WordTable
    ) -> Content? {
        let findings = columns.flatMap { column in
            column.figures.habits.filter { $0.habit == habit.rawValue }.map { finding -> Content in
                [
                    "index": column.index, "name": column.name, "explanation": finding.words(in: words),
                    "file": finding.file, "line": finding.line,
                    "excerpt": excerpts[SourcePlace(file: finding.file, line: finding.line)],
                ]
            }
        }
        if findings.isEmpty { return nil }
        let (title, definition) = (words("habit.\(habit.rawValue)"), words(habit.definition))
        return ["title": title, "definition": definition, "findings": findings]
    }
}
