import Report

/// The report for people: what differs first, then each architecture by its parts.
public enum MarkdownWriter {
    /// As much as GitHub takes for the summary of a job: 1 MiB, with room for what else a workflow says there.
    static let limit = 1_000_000

    /// The whole report, or as much of its beginning as is below the limit, with a word that it is cut.
    public static func text(for report: Report) -> String {
        let opening: MarkdownText = """
            # \(report.name): the report

            Written by `catwalk report`. Each number is an architecture's own: the shared layers stand apart. \
            Ratios (×) are against \(report.baseline). “\(NumberText.missing)” is a number that is not defined or \
            was not measured. The compiler counts no branches, so there is no branch coverage.

            Lines and coverage go by files, and a file has the role of its name; types go by their own role, wherever \
            they stand. In coupling, the free functions of a file count as one type. “Both” is what the unit tests \
            or the scenarios ran.

            """
        let sections =
            FailureSection.texts(for: report)
            + ComparisonSection.texts(for: report)
            + RunAndBuildSection.texts(for: report)
            + PartsSection.texts(for: report)
            + DiagramSection.texts(for: report)
            + CouplingSection.texts(for: report)
            + [BreachSection.text(for: report)]
            + HabitSection.texts(for: report)
            + ClaimSection.texts(for: report)
            + GapSection.texts(for: report)
            + BodySection.texts(for: report)
            + LayersSection.texts(for: report)
            + GenerationSection.texts(for: report)
        return MarkdownExtent.text(([opening] + sections).joined(separator: "\n").description, upTo: limit)
    }
}
