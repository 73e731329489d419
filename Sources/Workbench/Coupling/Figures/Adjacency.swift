/// A directed graph with its nodes numbered from 0.
struct Adjacency {
    /// For each node, the nodes that its edges lead to.
    let successors: [[Int]]
}

extension Adjacency {
    init(of graph: ModuleGraph) {
        let numbers = NodeNumbers(of: graph.nodes)
        var successors = [[Int]](repeating: [], count: graph.nodes.count)
        for edge in graph.edges {
            let (from, to) = numbers[edge]
            successors[from].append(to)
        }
        self.init(successors: successors)
    }

    /// For each node, how many nodes it reaches, itself included.
    var reachCounts: [Int] { successors.indices.map(reachCount) }

    private func reachCount(from start: Int) -> Int {
        var reached: Set = [start]
        var pending = [start]
        while let node = pending.popLast() {
            for successor in successors[node] where reached.insert(successor).inserted {
                pending.append(successor)
            }
        }
        return reached.count
    }
}
