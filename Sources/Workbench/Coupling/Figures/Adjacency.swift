/// A directed graph with its nodes numbered from 0.
struct Adjacency {
    /// For each node, the nodes that its edges lead to.
    let successors: [[Int]]
}

extension Adjacency {
    init(of graph: ModuleGraph) {
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1, $0) })
        var successors = [[Int]](repeating: [], count: graph.nodes.count)
        for edge in graph.edges {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
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
