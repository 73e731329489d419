import Report
import Writers

/// An architecture's two graphs, each figure as declared and as it runs.
struct GraphRow: Sendable {
    let index: Int
    let name: String
    let nodes: FigureCell
    let pairs: [Pair]

    struct Pair: Sendable {
        let declared: FigureCell
        let resolved: FigureCell

        /// Whether the figure grows when protocols are followed to what conforms to them.
        let isHigher: Bool
    }

    /// What both graphs have, by its name in `report.json`; the name is that of the measure as declared.
    static let measures: [(name: String, title: String, key: String, format: Measure.Format)] = [
        ("edges-declared", "Edges", "edges", .count),
        ("nodes-in-cycles-declared", "Nodes in cycles", "cycles.nodes", .count),
        ("propagation-cost-declared", "Propagation cost", "propagationCost", .share),
        ("nccd-declared", "NCCD", "nccd", .decimal),
    ]

    init(_ column: Column) {
        index = column.index
        name = column.name
        let coupling = column.figures.coupling
        nodes = FigureCell(column.path("coupling.declared.nodes"), coupling.declared.nodes)
        let values = [coupling.declared, coupling.resolved].map { graph in
            [Double(graph.edges), Double(graph.cycles.nodes), graph.propagationCost.value, graph.nccd.value]
        }
        pairs = zip(Self.measures, zip(values[0], values[1])).map { measure, values in
            Pair(
                declared: FigureCell(column.path("coupling.declared.\(measure.key)"), values.0, measure.format),
                resolved: FigureCell(column.path("coupling.resolved.\(measure.key)"), values.1, measure.format),
                isHigher: (values.0 ?? 0) < (values.1 ?? 0)
            )
        }
    }
}
