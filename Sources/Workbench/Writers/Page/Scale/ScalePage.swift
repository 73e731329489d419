import Report
import Words
import Writers

/// How architectures grow with their scenes, as a page that needs nothing but itself and reads well without its script.
///
/// Each measure has a chart that states its finding, and a table with the chart's data.
public struct ScalePage: Sendable {
    private let name: String
    private let frame: PageFrame

    /// How an exponent becomes a trend.
    private let reading: Words

    /// When, where and how often it was measured; `nil` if that is not known.
    private let origin: Words?

    private let architectures: [ArchitectureScale]
    private let overview: [Overview]
    private let sections: [Section]

    /// The trends of one measure, a cell for each architecture.
    private struct Overview: Sendable {
        let id: String
        let title: Words
        let cells: [Words]
    }

    private struct Section: Sendable {
        let table: ScaleTable

        /// `nil` with one size.
        let chart: ScaleChart?
    }

    /// Identical for identical measurements.
    public static func text(for scale: Scale) throws(PageError) -> String {
        let words = WordTable.standard
        return try Templates(words: words).render(ScalePage(of: scale, words: words), with: "scale")
    }

    private init(of scale: Scale, words: WordTable) {
        let tables = ScaleTable.all(of: scale, words: words)
        name = scale.name
        // What it has in common with the report's page stands in the files of that.
        frame = PageFrame(
            style: PackedSource.style(PackageResources.page_css + PackageResources.scale_css),
            script: PackedSource.script(PackageResources.page_js)
        )
        reading = ScaleWords.reading(in: words)
        origin = scale.generated.map { ScaleWords.origin(of: $0, rounds: scale.rounds, in: words) }
        architectures = scale.architectures
        overview = tables.map { table in
            let cells = scale.architectures.map { architecture in
                table.rows.first { $0.name == architecture.name }.map { $0.growth.trend.title(in: words) } ?? "–"
            }
            return Overview(id: table.id, title: table.title, cells: cells)
        }
        sections = tables.map { Section(table: $0, chart: ScaleChart(of: $0.rows.map(\.growth), sizes: scale.sizes)) }
    }
}
