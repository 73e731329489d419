import Foundation

/// How strongly the nodes of one module hang together; its own nodes and edges alone are counted.
public struct CouplingFigures: Hashable, Sendable {
    public let nodes: Int
    /// Pairs of different nodes: the first uses the second.
    public let edges: Int
    /// Edges that end at a protocol, conformances included.
    public let edgesToProtocols: Int
    /// Strongly connected components of two nodes or more.
    public let cycles: Int
    /// How many nodes are in cycles.
    public let nodesInCycles: Int
    /// CCD: over all nodes, the sum of how many nodes each reaches, itself included (Lakos 1996).
    public let cumulativeComponentDependency: Int
    /// ACD: the CCD for each node; `nil` without nodes (Lakos 1996).
    public let averageComponentDependency: Double?
    /// NCCD: the CCD over that of the balanced binary tree with as many nodes; `nil` without nodes (Lakos 1996).
    public let normalizedComponentDependency: Double?
    /// The share of pairs in which the first node reaches the second, each node paired with itself too; `nil` without
    /// nodes (MacCormack, Rusnak and Baldwin 2006).
    public let propagationCost: Double?

    public init(of graph: ModuleGraph) {
        let adjacency = Adjacency(of: graph)
        let cycles = StronglyConnectedComponents(of: adjacency).components.filter { $0.count > 1 }
        let cumulative = adjacency.reachCounts.reduce(0, +)
        let count = Double(graph.nodes.count)

        nodes = graph.nodes.count
        edges = graph.edges.count
        edgesToProtocols = graph.edges.filter(\.to.isProtocol).count
        self.cycles = cycles.count
        nodesInCycles = cycles.joined().count
        cumulativeComponentDependency = cumulative
        averageComponentDependency = count == 0 ? nil : Double(cumulative) / count
        normalizedComponentDependency = count == 0 ? nil : Double(cumulative) / Self.treeDependency(nodes: count)
        propagationCost = count == 0 ? nil : Double(cumulative) / (count * count)
    }
}

extension CouplingFigures {
    /// The CCD of a balanced binary tree of `nodes` nodes; a fraction for a count that no complete tree has.
    private static func treeDependency(nodes: Double) -> Double {
        (nodes + 1) * log2(nodes + 1) - nodes
    }
}
