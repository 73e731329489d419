import Report
import Support
import Words

/// What the sources of the patterns call a mistake, at the places that show it.
enum HabitSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let rows = report.measured.flatMap { architecture in
            architecture.habits.map { finding in
                [architecture.name, finding.habit, "\(finding.file):\(finding.line)", finding.words(in: words).en]
            }
        }
        let absences: [MarkdownText] = HabitAbsences(of: report, words: words).paragraphs.map { "- " + $0 }
        guard !rows.isEmpty || !absences.isEmpty else { return [] }
        let header = ["word.architecture", "habits.habit", "habits.where", "habits.what"].map { words($0).en }
        let table = TextTable(header: header, textColumns: 4, rows: rows)
        return [words.heading("pain.habits"), words.paragraph("habits.reading")]
            + (rows.isEmpty ? [] : [table.markdown]) + (absences.isEmpty ? [] : [absences.joined()])
    }
}
