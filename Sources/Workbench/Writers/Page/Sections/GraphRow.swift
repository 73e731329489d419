import Report

/// An architecture's two graphs, each figure as declared and as resolved.
struct GraphRow: Sendable {
    let index: Int
    let name: String
    let pairs: [GraphPair]

    /// What both graphs have, as declared and as resolved.
    static let measures = ["edges", "nodes-in-cycles", "propagation-cost", "nccd"].compactMap { name in
        let both = ["declared", "resolved"].compactMap { graph in
            Measure.all.first { $0.name == "\(name)-\(graph)" }
        }
        return both.count == 2 ? (declared: both[0], resolved: both[1]) : nil
    }

    init(_ column: Column) {
        index = column.index
        name = column.name
        let coupling = column.figures.coupling
        let nodes = GraphPair(declared: String(coupling.declared.nodes), resolved: String(coupling.resolved.nodes))
        pairs =
            [nodes]
            + Self.measures.map { measure in
                GraphPair(
                    declared: NumberText.value(measure.declared.value(column.figures), measure.declared.format),
                    resolved: NumberText.value(measure.resolved.value(column.figures), measure.resolved.format)
                )
            }
    }
}
