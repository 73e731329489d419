import Report
import Words
import Writers

/// All that the page of a measurement of growth shows.
struct ScaleContent: Sendable {
    let name: String
    let policy: String
    let style: String
    let script: String

    /// How an exponent becomes a trend.
    let reading: Words

    /// When, where and how often it was measured; `nil` if that is not known.
    let origin: Words?

    let architectures: [ArchitectureScale]
    let overview: [Overview]
    let sections: [Section]

    /// The trends of one measure, a cell for each architecture.
    struct Overview: Sendable {
        let id: String
        let title: Words
        let cells: [Words]
    }

    struct Section: Sendable {
        let id: String
        let title: Words
        let finding: Words

        /// What the chart's axes are.
        let axes: Words

        /// `nil` with one size.
        let chart: ScaleChart?

        let header: [Words]
        let rows: [Row]
    }

    struct Row: Sendable {
        let name: String
        let cells: [Words]
    }

    init(of scale: Scale, words table: WordTable) {
        let words = ScaleWords(table)
        let tables = ScaleTable.all(of: scale)
        name = scale.name
        // What it has in common with the report's page stands in the files of that.
        style = PackedSource.style(
            String(decoding: PackageResources.page_css + PackageResources.scale_css, as: UTF8.self)
        )
        script = PackedSource.script(String(decoding: PackageResources.page_js, as: UTF8.self))
        policy = ContentSecurityPolicy.text(style: style, script: script)
        reading = words.reading
        origin = scale.generated.map { words.origin(of: $0, rounds: scale.rounds) }
        architectures = scale.architectures
        overview = tables.map { table in
            let cells = scale.architectures.map { architecture in
                table.growth.first { $0.architecture == architecture.name }.map { words.trend($0.trend) } ?? "–"
            }
            return Overview(id: table.measure.rawValue, title: words.title(of: table.measure), cells: cells)
        }
        sections = tables.map { Section(of: $0, at: scale.sizes, words: words) }
    }
}

extension ScaleContent.Section {
    init(of table: ScaleTable, at sizes: [Int], words: ScaleWords) {
        id = table.measure.rawValue
        title = words.title(of: table.measure)
        finding = words.finding(table.finding)
        axes = words.axes(of: table.measure)
        chart = ScaleChart(of: table.growth, unit: table.measure.unit, sizes: sizes)
        header = table.columns.map(words.title)
        rows = table.growth.map { growth in
            ScaleContent.Row(
                name: growth.architecture,
                cells: table.columns.dropFirst().map { column in
                    column.text(of: growth, words: words)
                }
            )
        }
    }
}
