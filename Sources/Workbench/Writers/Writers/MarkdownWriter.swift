import Report
import Words

/// The report for people: what differs first, then each architecture by its parts.
public enum MarkdownWriter {
    /// As much as GitHub takes for the summary of a job: 1 MiB, with room for what else a workflow says there.
    static let limit = 1_000_000

    /// The whole report, or as much of its beginning as is below the limit, with a word that it is cut.
    public static func text(for report: Report, words: WordTable = .standard) -> String {
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
        let text = ([words.paragraph("markdown.title", ["name": "\(report.name)"]), opening] + sections)
            .joined(separator: "\n").description
        return MarkdownExtent.text(text, upTo: limit, cutWord: words.markdown("markdown.cut").description)
    }
}
