import Report
import Support
import Words

/// The most complex bodies of each architecture that its unit tests leave regions of, and what else ran them.
enum BodySection {
    private static let shown = 5

    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let rows = report.measured.flatMap { architecture in
            worst(of: architecture.bodies).map { body in row(for: body, of: architecture) }
        }
        guard !rows.isEmpty else { return [] }
        return [
            "## " + words.markdown("bodies.title") + "\n\n"
                + words.markdown("bodies.reading", ["count": "\(shown)"]) + "\n\n"
                + MarkdownTable(
                    header: ["word.architecture", "word.body", "habits.where", "word.cyclomatic", "word.cognitive"]
                        .map { words($0).en }
                        + ["regions-unit-tests", "regions-any-test"].map { words.title(of: $0).en },
                    textColumns: 3,
                    rows: rows
                ).text
        ]
    }
}

extension BodySection {
    private static func worst(of bodies: [BodyFigures]) -> some Sequence<BodyFigures> {
        bodies.filter { body in body.regions.map { $0.unit.covered < $0.unit.total } == true }
            .sorted { ($1.cyclomatic, $0.file, $0.line) < ($0.cyclomatic, $1.file, $1.line) }
            .prefix(shown)
    }

    private static func row(for body: BodyFigures, of architecture: ArchitectureFigures) -> [String] {
        let coverage = body.regions.map { [$0.unit, $0.all] } ?? []
        return [
            architecture.name, (body.type.map { $0 + "." } ?? "") + body.name, "\(body.file):\(body.line)",
            String(body.cyclomatic), body.cognitive.map(String.init) ?? NumberText.missing,
        ] + coverage.map { "\($0.covered)/\($0.total)" }
    }
}
