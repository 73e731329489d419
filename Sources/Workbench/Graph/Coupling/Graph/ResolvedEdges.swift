/// Puts together the edges that lead from one node of a resolved graph: its declared ones, and those to conformers.
///
/// One such row is used for all nodes, one after the other. Most conformers of a protocol are reached for the same
/// reasons, so each list of evidence is made once and shared.
struct ResolvedEdges {
    private let nodes: [Node]
    /// For each node the number of the list of places at which the row's node uses it.
    private var uses: [Int?]
    /// The numbers of the nodes that are used.
    private var used: [Int] = []
    private var lists: [[Evidence]] = []
    /// The number of the list that two others make together.
    private var unions: [ListPair: Int] = [:]

    private struct ListPair: Hashable {
        let first: Int
        let second: Int
    }

    init(to nodes: [Node]) {
        self.nodes = nodes
        uses = Array(repeating: nil, count: nodes.count)
    }

    /// Makes a list of evidence known, which has to be sorted.
    mutating func list(_ evidence: [Evidence]) -> Int {
        lists.append(evidence)
        return lists.count - 1
    }

    /// Adds the list of that number to what tells of the use of a node.
    mutating func add(_ list: Int, to node: Int) {
        if let known = uses[node] {
            uses[node] = union(of: known, and: list)
        } else {
            uses[node] = list
            used.append(node)
        }
    }

    /// Moves the row's edges to others, in the order of the nodes that they lead to.
    mutating func move(from node: Node, to edges: inout [Edge]) {
        for number in used.sorted() {
            if let list = uses[number] { edges.append(Edge(from: node, to: nodes[number], evidence: lists[list])) }
            uses[number] = nil
        }
        used.removeAll(keepingCapacity: true)
        lists.removeAll(keepingCapacity: true)
        unions.removeAll(keepingCapacity: true)
    }

    private mutating func union(of first: Int, and second: Int) -> Int {
        guard first != second else { return first }
        let pair = ListPair(first: first, second: second)
        if let known = unions[pair] { return known }
        let union = list((lists[first] + lists[second]).sortedOnce)
        unions[pair] = union
        return union
    }
}
