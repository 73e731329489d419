import Scale
import Writers

/// All that the page of a measurement of growth shows.
struct ScaleContent: Sendable {
    let name: String
    let policy: String
    let style: String
    let reading = ScaleFinding.reading

    /// When, where and how often it was measured; none where that is not known.
    let origin: String?

    let changes: [Change]
    let sections: [Section]

    /// The file of an architecture that was changed to see what is built again.
    struct Change: Sendable {
        let architecture: String
        let file: String
    }

    struct Section: Sendable {
        let id: String
        let title: String
        let finding: String

        /// What the chart's vertical axis shows.
        let axis: String

        /// None with one size.
        let chart: ScaleChart?

        let header: [String]
        let rows: [Row]
    }

    struct Row: Sendable {
        let name: String
        let cells: [String]
    }

    init(of scale: Scale) {
        name = scale.name
        style = String(decoding: PackageResources.scale_css, as: UTF8.self)
        policy = ContentSecurityPolicy.text(style: style, script: "")
        let rounds = scale.rounds == 1 ? "once" : "\(scale.rounds) times, of which the medians are shown"
        origin = scale.generated.map {
            "Measured on \($0.date) on \($0.host), \($0.swift). Each time was taken \(rounds)."
        }
        changes = scale.architectures.map { Change(architecture: $0.name, file: $0.changedFile) }
        sections = ScaleTable.all(of: scale).map { table in
            Section(
                id: table.measure.rawValue,
                title: table.measure.title,
                finding: table.finding,
                axis: table.measure.isPerPair ? "Cost per pair" : "Share",
                chart: ScaleChart(of: scale.growth(of: table.measure), unit: table.measure.unit, sizes: scale.sizes),
                header: table.header,
                rows: table.rows.map { Row(name: $0[0], cells: Array($0.dropFirst())) }
            )
        }
    }
}
