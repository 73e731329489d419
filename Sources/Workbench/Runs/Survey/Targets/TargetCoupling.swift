import Coupling

/// How the targets of one region hang together.
struct TargetCoupling<Group: Hashable> {
    /// Edges by the path of the file that declares the node they start from.
    let edges: [String: Int]

    /// Of targets that are no tests, with tests neither inside nor outside.
    let martin: [Group: MartinFigures]

    /// From an index's graph; `group` is `nil` for files of tests and of other regions.
    init(_ graph: DependencyGraph, by group: (Node) -> Group?) {
        edges = graph.edges.reduce(into: [:]) { $0[$1.from.file, default: 0] += 1 }
        martin = graph.martinFigures(by: group)
    }

    /// From syntax.
    init(_ declared: DeclaredEdges, by group: (Node) -> Group?) {
        edges = declared.counts
        martin = declared.martinFigures(by: group)
    }
}
