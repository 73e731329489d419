import Report
import Words

/// The report for people: what differs first, then each architecture by its parts.
public enum MarkdownWriter {
    /// As much as GitHub takes for the summary of a job: 1 MiB, with room for what else a workflow says there.
    static let limit = 1_000_000

    /// The whole report, or as much of its beginning as is below the limit, with a word that it is cut.
    public static func text(for report: Report, words: WordTable = .standard) -> String {
        let title = words.markdown("markdown.title", ["name": "\(report.name)"])
        let reading = words.markdown(
            "markdown.opening",
            ["baseline": "\(report.baseline)", "missing": "\(NumberText.missing)"]
        )
        let opening: MarkdownText = "\(title)\n\n\(reading)\n"
        let sections =
            FailureSection.texts(for: report, words: words)
            + ComparisonSection.texts(for: report, words: words)
            + RunAndBuildSection.texts(for: report, words: words)
            + PartsSection.texts(for: report, words: words)
            + DiagramSection.texts(for: report, words: words)
            + CouplingSection.texts(for: report, words: words)
            + [BreachSection.text(for: report, words: words)]
            + HabitSection.texts(for: report, words: words)
            + ClaimSection.texts(for: report, words: words)
            + GapSection.texts(for: report, words: words)
            + BodySection.texts(for: report, words: words)
            + LayersSection.texts(for: report, words: words)
            + GenerationSection.texts(for: report, words: words)
        let text = ([opening] + sections).joined(separator: "\n").description
        return MarkdownExtent.text(text, upTo: limit, cutWord: words.markdown("markdown.cut").description)
    }
}
