import Report
import Words

/// The report for people: what differs first, then each architecture by its parts.
public enum MarkdownWriter {
    /// As much as GitHub takes for the summary of a job: 1 MiB, with room for what else a workflow says there.
    static let limit = 1_000_000

    /// The whole report, or as much of its beginning as is below the limit, with a word that it is cut.
    ///
    /// `pictures` is the folder of the overview's pictures, relative to the report; `nil` if there is none.
    public static func text(
        for report: Report,
        pictures: String? = nil,
        words: WordTable = .standard
    ) -> String {
        let baseline: [String: MarkdownText] = ["baseline": "\(report.baseline)"]
        let opening = words.paragraph(
            "markdown.opening",
            [
                "missing": "\(NumberText.missing)",
                "shared": report.shared.isEmpty ? "" : words.markdown("markdown.shared"),
                "ratios": report.hasRatios ? words.markdown("markdown.ratios", baseline) : "",
            ]
        )
        let sections = [
            FailureSection.texts, ComparisonSection.texts, RunAndBuildSection.texts, PartsSection.texts,
            DiagramSection.texts, CouplingSection.texts, BreachSection.texts, HabitSection.texts, ClaimSection.texts,
            GapSection.texts, BodySection.texts, LayersSection.texts, GenerationSection.texts,
        ].flatMap { $0(report, words) }
        let title = words.paragraph("markdown.title", ["name": "\(report.name)"])
        let picture = report.measured.count > 1 ? pictures.map { overview(in: $0, words: words) } : nil
        let text = ([title, picture, opening].compactMap(\.self) + sections)
            .joined(separator: "\n").description
        return MarkdownExtent.text(text, upTo: limit, cutWord: words.markdown("markdown.cut").description)
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
