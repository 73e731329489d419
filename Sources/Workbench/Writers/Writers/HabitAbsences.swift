import Report
import Rules
import Words

/// The anti-patterns that were not looked for, in sentences.
package struct HabitAbsences {
    private let architectures: [ArchitectureFigures]
    private let words: WordTable

    package init(of report: Report, words: WordTable) {
        architectures = report.measured
        self.words = words
    }

    /// How many anti-patterns were found of those that could be looked for.
    package var count: Words {
        let found = Words(architectures.reduce(0) { $0 + $1.habits.count })
        if sentences.isEmpty { return words("pain.anti-patterns", ["count": found]) }
        let sought = Habit.allCases.filter { habit in architectures.contains { $0.absence(of: habit) == nil } }
        if sought.isEmpty { return words("pain.anti-patterns-unknown") }
        return words(
            "pain.anti-patterns-some",
            ["count": found, "sought": sought.map { words("habit.\($0)") }.listed]
        )
    }

    /// One for each reason and the architectures that share it; none if all were looked for.
    package var sentences: [Words] {
        gaps.map { gap in
            words(
                gap.key,
                [
                    "habits": gap.habits.map { words("habit.\($0)") }.listed,
                    "names": gap.names.map { Words($0) }.listed, "reason": words(gap.reason.words),
                ]
            )
        }
    }

    /// The sentences in Markdown.
    var paragraphs: [MarkdownText] {
        gaps.map { gap in
            words.paragraph(
                gap.key,
                [
                    "habits": "\(gap.habits.map { words("habit.\($0)") }.listed.en)",
                    "names": "\(gap.names.joined(separator: ", "))", "reason": words.markdown(gap.reason.words),
                ]
            )
        }
    }
}

extension HabitAbsences {
    private struct Gap {
        let reason: Absence
        let names: [String]
        var habits: [Habit] = []
        /// Of the sentence that tells of it.
        let key: String
    }

    /// In the order of the anti-patterns.
    private var gaps: [Gap] {
        var gaps: [Gap] = []
        for habit in Habit.allCases {
            for reason in Absence.allCases {
                let names = architectures.filter { $0.absence(of: habit) == reason }.map(\.name)
                if names.isEmpty { continue }
                let key = names.count == architectures.count ? "pain.not-looked-for" : "pain.not-looked-for-in"
                let known = gaps.firstIndex { $0.reason == reason && $0.names == names }
                if known == nil { gaps.append(Gap(reason: reason, names: names, key: key)) }
                gaps[known ?? gaps.count - 1].habits.append(habit)
            }
        }
        return gaps
    }
}

extension ArchitectureFigures {
    /// Why the anti-pattern was not looked for; `nil` if it was.
    package func absence(of habit: Habit) -> Absence? {
        habitsNotLookedFor?.first { $0.habit == habit.rawValue }?.reason
    }
}
