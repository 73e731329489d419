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
    ///
    /// Nodes of one component reach the same, and a component reaches none that comes after it. So one pass over the
    /// components tells who reaches the next 64 of them, a bit for each.
    var reachCounts: [Int] {
        let components = StronglyConnectedComponents(of: self).components
        var homes = [Int](repeating: 0, count: successors.count)
        for (number, component) in components.enumerated() {
            for node in component { homes[node] = number }
        }
        let next = components.map { component in Array(Set(component.flatMap { successors[$0] }.map { homes[$0] })) }
        var counts = [Int](repeating: 0, count: components.count)
        for start in stride(from: 0, to: components.count, by: UInt64.bitWidth) {
            let sizes = components[start...].prefix(UInt64.bitWidth).map(\.count)
            // Most components are a single node.
            let larger = sizes.indices.filter { sizes[$0] > 1 }
            for (number, reached) in Self.reached(from: start, over: next).enumerated() {
                counts[start + number] += larger.reduce(reached.nonzeroBitCount) { count, bit in
                    reached & (1 << UInt64(bit)) == 0 ? count : count + sizes[bit] - 1
                }
            }
        }
        return homes.map { counts[$0] }
    }

    /// For each component from `start` on, which of the 64 that begin there it reaches.
    private static func reached(from start: Int, over next: [[Int]]) -> [UInt64] {
        var reached: [UInt64] = []
        reached.reserveCapacity(next.count - start)
        for number in start..<next.count {
            let own: UInt64 = number - start < UInt64.bitWidth ? 1 << UInt64(number - start) : 0
            reached.append(
                next[number].reduce(own) { bits, other in
                    (start..<number).contains(other) ? bits | reached[other - start] : bits
                }
            )
        }
        return reached
    }
}
