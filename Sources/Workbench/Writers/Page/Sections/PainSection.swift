import Report
import Rules
import Words
import Writers

/// Where it hurts: breaches of rules and habits, those with most places first; the largest types and the most complex
/// bodies.
enum PainSection {
    static func content(
        of report: Report,
        columns: [Column],
        sources: SourceAddresses,
        words: WordTable
    ) -> Content {
        let findings = PainFindings(report: report, columns: columns, words: words)
        let hasResponses = columns.contains { $0.figures.types.contains { $0.coupling?.rfc != nil } }
        return [
            "lead": findings.lead.apart,
            "breaches": breaches(in: report, columns: columns, sources: sources, words: words),
            "noBreaches": report.rules.isEmpty
                ? words("pain.no-rules") : words("pain.no-breaches", ["count": Words(report.rules.count)]),
            "sought": !columns.isEmpty,
            "absences": HabitAbsences(of: report, words: words).sentences,
            "habits": habits(in: columns, sources: sources, words: words),
            "hasResponses": hasResponses,
            "types": columns.flatMap { column in
                column.figures.largestTypes.enumerated().map { position, type in
                    SourceRow.content(
                        of: type,
                        at: position,
                        in: column,
                        sources: sources,
                        hasResponses: hasResponses
                    )
                }
            },
            "bodies": columns.flatMap { column in
                column.figures.mostComplexBodies.map { body in
                    let counts = [body.cyclomatic, body.cognitive]
                    return SourceRow.content(of: body, in: column, sources: sources, counts: counts)
                }
            },
        ]
    }
}

extension PainSection {
    /// More places than these are folded away.
    private static let shown = 5

    /// A group for each rule that is broken; a place in a shared layer has no index.
    private static func breaches(
        in report: Report,
        columns: [Column],
        sources: SourceAddresses,
        words: WordTable
    ) -> [Content] {
        let shared = report.shared.flatMap(\.violations).map { (index: Int?.none, breach: $0) }
        let own = columns.flatMap { column in
            column.figures.violations.map { (index: Int?.some(column.index), breach: $0) }
        }
        let groups = Dictionary(grouping: shared + own, by: \.breach.rule)
        return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { rule, breaches in
            group(
                Words(rule),
                breaches.map { index, breach -> Content in
                    [
                        "index": index, "isAccepted": breach.isAccepted, "explanation": breach.words(in: words),
                        "place": sources.place(breach.file, breach.line),
                    ]
                }
            )
        }
    }

    /// A group for each habit that was found.
    private static func habits(in columns: [Column], sources: SourceAddresses, words: WordTable) -> [Content] {
        let found = Habit.allCases.map { habit in
            (
                habit: habit,
                findings: columns.flatMap { column in
                    column.figures.habits.filter { $0.habit == habit.rawValue }.map { finding -> Content in
                        [
                            "index": column.index, "name": column.name, "explanation": finding.words(in: words),
                            "place": sources.place(finding.file, finding.line),
                        ]
                    }
                }
            )
        }
        // Sorting keeps the order of what is alike.
        return found.filter { !$0.findings.isEmpty }.sorted { $0.findings.count > $1.findings.count }.map { found in
            var group = group(words("habit.\(found.habit.rawValue)"), found.findings)
            group["definition"] = words(found.habit.definition)
            return group
        }
    }

    private static func group(_ title: Words, _ findings: [Content]) -> Content {
        [
            "title": title, "count": findings.count > 1 ? findings.count : nil,
            "findings": Array(findings.prefix(shown)),
            "others": findings.count > shown
                ? ["count": findings.count - shown, "findings": Array(findings.dropFirst(shown))] as Content : nil,
        ]
    }
}
