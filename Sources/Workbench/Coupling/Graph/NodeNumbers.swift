/// The places of a graph's nodes in their order, which are cheaper to compare and to look up than names.
struct NodeNumbers {
    private let numbers: [Node: Int]

    init(of nodes: [Node]) {
        numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    }

    /// The edge has to be one of the same graph.
    subscript(edge: Edge) -> (from: Int, to: Int) {
        // A graph is made with the nodes of all its edges, and a module's part of it keeps the edges between its nodes.
        // Any other number would be a wrong figure that nobody sees.
        (numbers[edge.from]!, numbers[edge.to]!)
    }
}
