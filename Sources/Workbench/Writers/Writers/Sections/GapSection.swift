import Report
import Support

/// The files that no test, of its own or a scenario, runs whole.
enum GapSection {
    static func texts(for report: Report) -> [MarkdownText] {
        guard report.measured.contains(where: { $0.coverage != nil }) else { return [] }
        let rows = report.measured.flatMap(\.sources).compactMap(row)
        let body: MarkdownText =
            rows.isEmpty
            ? "Every region of every measured architecture is run by a test.\n"
            : MarkdownTable(
                header: ["File", "Regions not run", "Lines not run", "Regions, any test", "From line:column"],
                rows: rows
            ).text
        return ["## Where coverage is missing\n\n" + body]
    }

    private static func row(for source: SourceFigures) -> [String]? {
        guard let all = source.coverage?.all, all.regions.covered < all.regions.total else { return nil }
        let missing = [all.regions, all.lines].map { String($0.total - $0.covered) }
        let places = (source.gaps ?? []).map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        return [source.path] + missing + [NumberText.share(all.regions.share), places]
    }
}
