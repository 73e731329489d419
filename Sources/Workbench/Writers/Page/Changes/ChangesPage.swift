import Report
import Writers

/// What has changed between two reports or revisions, as one small page that needs nothing but itself, not even script.
public enum ChangesPage {
    private static let frame = PageFrame(packing: PackageResources.page_css + PackageResources.changes_css)

    /// The figures that are drawn.
    private static let drawn = ["lines.code", "files", "coupling.declared.edges", "coverage.all.regions.share"]

    /// A chart shows no more than this, those that changed most.
    private static let limit = 12

    /// `before` and `after` are what people call the two; identical for identical changes.
    public static func text(for changes: SnapshotChanges, before: String, after: String) throws(PageError) -> String {
        let overview = ChangesOverview(of: changes, before: before, after: after)
        let page: Content = [
            "overview": overview, "before": before, "after": after,
            "frame": frame,
            "charts": drawn.compactMap { chart(of: $0, in: overview) },
        ]
        return try Templates(words: .standard).render(page, with: "changes")
    }
}

extension ChangesPage {
    /// How one figure has changed in several architectures, layers or targets; `nil` if nothing has changed in it.
    private static func chart(of name: String, in overview: ChangesOverview) -> Content? {
        let changes = overview.sections.filter(\.isWhole).flatMap { section in
            section.figures.filter { $0.name == name }.compactMap { figure in
                SlopeChart.Change(figure, of: section.title).map { (name: section.title, figure: figure, line: $0) }
            }
        }
        let largest = changes.enumerated()
            .sorted { ($1.element.line.size, $0.offset) < ($0.element.line.size, $1.offset) }.map(\.element)
        guard let most = largest.first else { return nil }
        let others = largest.count - 1
        let isShared = largest.dropFirst().contains { $0.line.size == most.line.size }
        let changed = isShared ? "changed as much or less" : "changed less"
        let rest =
            switch others {
            case 0: ""
            case 1: "; 1 other \(isShared ? "changed as much" : changed)"
            case ..<limit: "; \(others) others \(changed)"
            default: "; \(others) others \(changed), of which \(limit - 1) are drawn"
            }
        let figure = most.figure
        return [
            "title": figure.title,
            "finding": "\(most.name): \(figure.before) → \(figure.after) (\(figure.difference))\(rest)",
            "chart": SlopeChart(of: largest.prefix(limit).map(\.line)),
        ]
    }
}
