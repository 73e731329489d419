/// One module's part of a graph, such as an architecture's: its own nodes, and what lies beside them.
public struct ModuleGraph: Hashable, Sendable {
    /// The module's own nodes alone.
    public let nodes: [Node]
    /// Between the module's own nodes.
    public let edges: [Edge]
    /// From the module's own nodes to those of others, such as the shared layers.
    public let outwardEdges: [Edge]
}

extension DependencyGraph {
    /// The part of the module with that name; empty when there is none.
    public func part(ofModule name: String) -> ModuleGraph {
        let outgoing = edges.filter { $0.from.module == name }
        return ModuleGraph(
            nodes: nodes.filter { $0.module == name },
            edges: outgoing.filter { $0.to.module == name },
            outwardEdges: outgoing.filter { $0.to.module != name }
        )
    }
}
