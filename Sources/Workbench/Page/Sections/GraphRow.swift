import Report
import Writers

/// An architecture's two graphs, each figure as declared and as it runs.
struct GraphRow: Sendable {
    let index: Int
    let name: String
    let figures: String
    let nodes: FigureCell
    let pairs: [Pair]

    struct Pair: Sendable {
        let declared: FigureCell
        let resolved: FigureCell

        let isSame: Bool
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
        figures = column.path("coupling")
        let coupling = column.figures.coupling
        nodes = FigureCell(coupling.declared.nodes, at: ".declared.nodes")
        let values = [coupling.declared, coupling.resolved].map { graph in
            [Double(graph.edges), Double(graph.cycles.nodes), graph.propagationCost.value, graph.nccd.value]
        }
        pairs = zip(Self.measures, zip(values[0], values[1])).map { measure, values in
            Pair(
                declared: FigureCell(values.0, measure.format, at: ".declared.\(measure.key)"),
                resolved: FigureCell(values.1, measure.format, at: ".resolved.\(measure.key)"),
                isSame: values.0 == values.1
            )
        }
    }
}
