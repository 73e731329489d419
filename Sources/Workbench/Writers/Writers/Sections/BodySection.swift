import Report
import Support
import Words

/// The most complex bodies of each architecture that its unit tests leave regions of, and what else ran them.
enum BodySection {
    private static let shown = 5

    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let rows = report.measured.flatMap { architecture in
            architecture.bodies.filter { body in body.regions.map { ($0.unit ?? $0.all).missed > 0 } == true }
                .sorted { ($1.cyclomatic, $0.file, $0.line) < ($0.cyclomatic, $1.file, $1.line) }
                .prefix(shown)
                .map { row(for: $0, of: architecture) }
        }
        guard !rows.isEmpty else { return [] }
        let header =
            ["word.architecture", "word.body", "habits.where", "word.cyclomatic", "word.cognitive"]
            .map { words($0).en } + ["regions-unit-tests", "regions-any-test"].map { words.title(of: $0).en }
        return [
            words.heading("bodies.title"), words.paragraph("bodies.reading", ["count": "\(shown)"]),
            TextTable(header: header, textColumns: 3, rows: rows).markdown,
        ]
    }

    private static func row(for body: BodyFigures, of architecture: ArchitectureFigures) -> [String] {
        let coverage = body.regions.map { [$0.unit, $0.all] } ?? []
        return [
            architecture.name, body.fullName, "\(body.file):\(body.line)",
            String(body.cyclomatic), body.cognitive.map(String.init) ?? NumberText.missing,
        ] + coverage.map { count in count.map { "\($0.covered)/\($0.total)" } ?? NumberText.missing }
    }
}
