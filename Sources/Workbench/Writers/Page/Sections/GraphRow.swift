import Report
import Writers

/// An architecture's two graphs, each figure as declared and as resolved.
struct GraphRow: Sendable {
    let index: Int
    let name: String
    let pairs: [GraphPair]

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
        let values = [coupling.declared, coupling.resolved].map { graph in
            [Double(graph.edges), Double(graph.cycles.nodes), graph.propagationCost.value, graph.nccd.value]
        }
        let nodes = GraphPair(declared: String(coupling.declared.nodes), resolved: String(coupling.resolved.nodes))
        pairs =
            [nodes]
            + zip(Self.measures, zip(values[0], values[1])).map { measure, values in
                GraphPair(
                    declared: NumberText.value(values.0, measure.format),
                    resolved: NumberText.value(values.1, measure.format)
                )
            }
    }
}
