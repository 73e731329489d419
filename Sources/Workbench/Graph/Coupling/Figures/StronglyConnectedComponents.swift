/// The largest sets of nodes that all reach each other (Tarjan 1972), found without recursion.
///
/// A path of nodes is followed as deep as it goes. A node from which no earlier one can be reached closes a component,
/// which is everything put aside since.
struct StronglyConnectedComponents {
    /// Every node is in exactly one; a node on no cycle is alone in its own.
    private(set) var components: [[Int]] = []
    private let successors: [[Int]]
    private var path: [Step] = []
    private var open: [Int] = []
    private var isOpen: [Bool]
    /// The order in which nodes were first met; `nil` for those not met yet.
    private var order: [Int?]
    /// For each node the earliest open one that is known to be reachable from it.
    private var earliest: [Int]
    private var metCount = 0

    private struct Step {
        let node: Int
        var nextSuccessor = 0
    }

    init(of graph: Adjacency) {
        successors = graph.successors
        isOpen = Array(repeating: false, count: successors.count)
        order = Array(repeating: nil, count: successors.count)
        earliest = Array(repeating: 0, count: successors.count)
        for start in successors.indices where order[start] == nil {
            enter(start)
            while !path.isEmpty { advance() }
        }
    }
}

extension StronglyConnectedComponents {
    private mutating func enter(_ node: Int) {
        order[node] = metCount
        earliest[node] = metCount
        metCount += 1
        open.append(node)
        isOpen[node] = true
        path.append(Step(node: node))
    }

    private mutating func advance() {
        let step = path[path.count - 1]
        guard step.nextSuccessor < successors[step.node].count else { return leave(step.node) }
        path[path.count - 1].nextSuccessor += 1
        let successor = successors[step.node][step.nextSuccessor]
        if let met = order[successor] {
            if isOpen[successor] { earliest[step.node] = min(earliest[step.node], met) }
        } else {
            enter(successor)
        }
    }

    private mutating func leave(_ node: Int) {
        path.removeLast()
        if let previous = path.last?.node { earliest[previous] = min(earliest[previous], earliest[node]) }
        if earliest[node] == order[node] { closeComponent(from: node) }
    }

    private mutating func closeComponent(from node: Int) {
        guard let first = open.lastIndex(of: node) else { return }
        let component = Array(open[first...])
        open.removeSubrange(first...)
        for member in component { isOpen[member] = false }
        components.append(component)
    }
}
