import Report
import Words

/// The report for people who read it beside the code: the answer, and then the page's questions in its order.
public enum MarkdownWriter {
    /// As much as GitHub takes for the summary of a job: 1 MiB, with room for what else a workflow says there.
    static let limit = 1_000_000

    private typealias Section = @Sendable (Report, WordTable) -> [MarkdownText]

    /// By the keys of their titles; one without text is left out.
    private static let chapters: [(title: String, sections: [Section])] = [
        ("what.title", [LayersSection.texts, PartsSection.texts, DiagramSection.texts]),
        ("claims.title", [ClaimSection.texts]),
        ("tests.title", [GapSection.texts, BodySection.texts]),
        ("structure.title", [CouplingSection.texts]),
        ("running.title", [RunAndBuildSection.texts]),
        ("growth.title", [RebuildSection.texts]),
        ("measures.title", [ComparisonSection.texts]),
        ("pain.title", [BreachSection.texts, HabitSection.texts]),
        ("trust.title", [GenerationSection.texts]),
    ]

    /// The whole report, or as much of its beginning as is below the limit, with a word that it is cut.
    ///
    /// `pictures` is the folder of the overview's pictures, relative to the report; `nil` if there is none.
    public static func text(
        for report: Report,
        pictures: String? = nil,
        words: WordTable = .standard
    ) -> String {
        let chapters = chapters.flatMap { title, sections in
            let texts = sections.flatMap { $0(report, words) }
            return texts.isEmpty ? [] : [words.chapter(title)] + texts
        }
        let texts =
            opening(of: report, pictures: pictures, words: words) + FailureSection.texts(for: report, words: words)
        let text = (texts + chapters).joined(separator: "\n").description
        return MarkdownExtent.text(text, upTo: limit, cutWord: words.markdown("markdown.cut").description)
    }
}

extension MarkdownWriter {
    /// The answer with its picture, and how the numbers below are read.
    private static func opening(of report: Report, pictures: String?, words: WordTable) -> [MarkdownText] {
        let baseline: [String: MarkdownText] = ["baseline": "\(report.baseline)"]
        let isCompared = report.measured.count > 1
        let columns = Column.all(of: report)
        let answers = OverviewAnswer.all(of: report, columns: columns, words: words).map(\.whole)
        let sentences = isCompared ? [OverviewAnswer.compared(in: report, words: words).text] + answers : []
        let notes = OverviewNotes.all(of: report, columns: columns, words: words)
        let reading = words.paragraph(
            "markdown.opening",
            [
                "missing": "\(NumberText.missing)",
                "shared": report.shared.isEmpty ? "" : words.markdown("markdown.shared"),
                "ratios": report.hasRatios ? words.markdown("markdown.ratios", baseline) : "",
            ]
        )
        let texts: [MarkdownText?] =
            [words.paragraph("markdown.title", ["name": "\(report.name)"])] + (sentences + notes).map { "\($0.en)\n" }
            + [isCompared ? pictures.map { overview(in: $0, words: words) } : nil, reading]
        return texts.compactMap(\.self)
    }

    /// The picture in the theme of whoever reads.
    private static func overview(in folder: String, words: WordTable) -> MarkdownText {
        let alternative = words.markdown("markdown.picture")
        return """
            <picture>
            <source media="(prefers-color-scheme: dark)" srcset="\(folder)/overview-dark.svg">
            <img alt="\(alternative)" src="\(folder)/overview-light.svg">
            </picture>

            """
    }
}
