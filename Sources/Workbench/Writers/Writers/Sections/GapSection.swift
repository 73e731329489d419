import Report
import Support
import Words

/// The files that no test, of its own or a scenario, runs whole.
enum GapSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        guard report.measured.contains(where: { $0.coverage != nil }) else { return [] }
        let rows = report.measured.flatMap(\.sources).compactMap(row)
        let isKnown = report.measured.allSatisfy { $0.coverage != nil && $0.regionAbsence != .noRegions }
        if rows.isEmpty, !isKnown { return [] }
        let header =
            ["word.file", "gaps.regions", "gaps.lines"].map { words($0).en }
            + [words.title(of: "regions-any-test").en, words("gaps.from").en]
        let table = TextTable(header: header, rows: rows)
        return [words.heading("gaps.title"), rows.isEmpty ? words.paragraph("gaps.none") : table.markdown]
    }

    private static func row(for source: SourceFigures) -> [String]? {
        guard let all = source.coverage?.all, all.regions.missed + all.lines.missed > 0 else { return nil }
        let missing = [all.regions, all.lines].map { $0.total == 0 ? NumberText.missing : String($0.missed) }
        let places = (source.gaps ?? []).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        return [source.path] + missing + [NumberText.share(all.regions.share), places]
    }
}
