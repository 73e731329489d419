import Report
import Support

/// What the sources of the patterns call a mistake, where it shows.
enum HabitSection {
    static func texts(for report: Report) -> [MarkdownText] {
        let rows = report.measured.flatMap { architecture in
            architecture.habits.map { finding in
                [architecture.name, finding.habit, "\(finding.file):\(finding.line)", finding.explanation]
            }
        }
        guard !rows.isEmpty else { return [] }
        return [
            "## Habits\n\nWhat the sources of the patterns call a mistake, as far as it can be told from the code; "
                + "`catwalk explain` has the definitions.\n\n"
                + MarkdownTable(header: ["Architecture", "Habit", "Where", "What"], textColumns: 4, rows: rows).text
        ]
    }
}
