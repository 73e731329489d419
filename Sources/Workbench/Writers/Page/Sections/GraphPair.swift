import Measures
import Report

/// A number of both graphs, as it is read: one if they agree.
struct GraphPair: Sendable {
    let declared: String
    let resolved: String

    /// How dark its cell is; `nil` if all are alike.
    let level: Int?

    let isSame: Bool

    init(declared: String, resolved: String, level: Int? = nil) {
        self.declared = declared
        self.resolved = resolved
        self.level = level
        isSame = declared == resolved
    }

    /// The measures that both graphs have.
    static let measures = ["edges", "nodes-in-cycles", "propagation-cost", "nccd"].compactMap { name in
        let both = ["declared", "resolved"].compactMap { graph in
            Measure.all.first { $0.name == "\(name)-\(graph)" }
        }
        return both.count == 2 ? (declared: both[0], resolved: both[1]) : nil
    }

    /// How many nodes an architecture's graphs have, and the measures of both.
    static func all(of figures: ArchitectureFigures) -> [GraphPair] {
        let nodes = GraphPair(
            declared: String(figures.coupling.declared.nodes),
            resolved: String(figures.coupling.resolved.nodes)
        )
        return [nodes]
            + measures.map { declared, resolved in
                GraphPair(
                    declared: NumberText.value(declared.value(figures), declared.format),
                    resolved: NumberText.value(resolved.value(figures), resolved.format)
                )
            }
    }
}
