/// The largest sets of nodes that all reach each other (Tarjan 1972), found without recursion.
///
/// A path of nodes is followed as deep as it goes. A node from which no earlier one can be reached closes a component,
/// which is everything put aside since.
struct StronglyConnectedComponents {
    /// Every node is in exactly one; a node on no cycle is alone in its own.
    private(set) var components: [[Int]] = []
    /// The nodes of the path, each with the number of its next successor.
    private var path: [(node: Int, next: Int)] = []
    /// What was met and is in no component yet.
    private var open: [Int] = []
    /// The order in which nodes were first met; `nil` for those not met yet, and the last of all for those in
    /// components.
    private var order: [Int?]
    /// For each node the earliest open one that is known to be reachable from it.
    private var earliest: [Int]
    private var metCount = 0

    init(of graph: Adjacency) {
        let successors = graph.successors
        order = Array(repeating: nil, count: successors.count)
        earliest = Array(repeating: 0, count: successors.count)
        for start in successors.indices where order[start] == nil {
            enter(start)
            while let (node, next) = path.last {
                guard next < successors[node].count else {
                    leave(node)
                    continue
                }
                path[path.count - 1].next += 1
                let successor = successors[node][next]
                if let met = order[successor] {
                    earliest[node] = min(earliest[node], met)
                } else {
                    enter(successor)
                }
            }
        }
    }
}

extension StronglyConnectedComponents {
    private mutating func enter(_ node: Int) {
        order[node] = metCount
        earliest[node] = metCount
        metCount += 1
        open.append(node)
        path.append((node, 0))
    }

    private mutating func leave(_ node: Int) {
        path.removeLast()
        if let previous = path.last?.node { earliest[previous] = min(earliest[previous], earliest[node]) }
        guard earliest[node] == order[node], let first = open.lastIndex(of: node) else { return }
        components.append(Array(open[first...]))
        for member in open[first...] { order[member] = .max }
        open.removeSubrange(first...)
    }
}
