import Writers

/// All that the page of changes shows.
struct ChangesContent: Sendable {
    let heading: String
    let before: String
    let after: String
    let policy: String
    let style: String
    let charts: [Chart]
    let sections: [Section]
    let lists: [List]
    let rest: String

    /// How one figure has changed in several architectures, layers or targets.
    struct Chart: Sendable {
        let title: String
        let finding: String
        let chart: SlopeChart
    }

    struct Section: Sendable {
        let title: String
        let rows: [ChangedFigure]
    }

    struct List: Sendable {
        let title: String
        let lines: [String]
    }

    /// The figures that are drawn.
    private static let drawn = ["lines.code", "files", "coupling.declared.edges", "coverage.all.regions.share"]

    /// A chart shows no more than this, those that changed most.
    private static let limit = 12

    init(of overview: ChangesOverview, before: String, after: String) {
        heading = overview.heading
        self.before = before
        self.after = after
        style = String(decoding: PackageResources.changes_css, as: UTF8.self)
        policy = ContentSecurityPolicy.text(style: style, script: "")
        sections = overview.sections.map { Section(title: $0.title, rows: $0.figures) }
        charts = Self.drawn.compactMap { Self.chart(of: $0, in: overview) }
        lists = overview.lists.map { List(title: $0.title, lines: $0.lines) }
        rest = overview.rest
    }
}

extension ChangesContent {
    /// `nil` if nothing has changed in it.
    private static func chart(of name: String, in overview: ChangesOverview) -> Chart? {
        let changes = overview.sections.filter(\.isWhole).flatMap { section in
            section.figures.filter { $0.name == name }.compactMap { figure in
                SlopeChart.Change(figure, of: section.title).map { (title: figure.title, change: $0) }
            }
        }
        let largest = changes.map(\.change).enumerated()
            .sorted { ($1.element.size, $0.offset) < ($0.element.size, $1.offset) }.map(\.element)
        guard let most = largest.first, let title = changes.first?.title else { return nil }
        let others = largest.count - 1
        let rest =
            switch others {
            case 0: ""
            case 1: "; 1 other changed less"
            case ..<limit: "; \(others) others changed less"
            default: "; \(others) others changed less, of which \(limit - 1) are drawn"
            }
        return Chart(
            title: title,
            finding: "\(most.name): \(most.before.text) → \(most.after.text) (\(most.difference))\(rest)",
            chart: SlopeChart(of: Array(largest.prefix(limit)))
        )
    }
}

extension SlopeChart.Change {
    /// `nil` if there was or is no number.
    fileprivate init?(_ figure: ChangedFigure, of name: String) {
        guard let values = figure.values else { return nil }
        self.init(
            name: name,
            before: (values.before, figure.before),
            after: (values.after, figure.after),
            difference: figure.difference
        )
    }

    fileprivate var size: Double { abs(after.value - before.value) }
}
