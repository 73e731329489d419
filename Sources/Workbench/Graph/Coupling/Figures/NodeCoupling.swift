/// How one node is tied to the others of the subject, on one graph.
public struct NodeCoupling: Hashable, Sendable {
    public let uses: Int
    public let usedBy: Int
    /// CBO: how many nodes it uses or is used by, each once.
    ///
    /// Wider than Chidamber and Kemerer's (1994), whose classes are coupled by methods and variables alone.
    public let coupledNodes: Int

    /// The couplings of all nodes of a graph, those without edges included.
    public static func all(in graph: DependencyGraph) -> [Node: NodeCoupling] {
        let outgoing = Dictionary(grouping: graph.edges, by: \.from).mapValues { Set($0.map(\.to)) }
        let incoming = Dictionary(grouping: graph.edges, by: \.to).mapValues { Set($0.map(\.from)) }
        let couplings = graph.nodes.map { node in
            let used = outgoing[node, default: []]
            let users = incoming[node, default: []]
            return (node, NodeCoupling(uses: used.count, usedBy: users.count, coupledNodes: used.union(users).count))
        }
        return Dictionary(uniqueKeysWithValues: couplings)
    }
}
