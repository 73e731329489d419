extension DependencyGraph {
    /// The resolved graph: whoever uses a protocol of the subject also uses each of its conformers.
    ///
    /// The edges of the declared graph stay. A conformance is no use, so a conformer does not reach its siblings through
    /// the protocol. What conforms to a refinement conforms to the refined protocol too.
    public var resolved: DependencyGraph { resolved(where: { _, _ in true }) }

    /// The same where only some conformers can stand in for a protocol: `meets` tells whether a user and a conformer are
    /// ever in one program, which two of several architectures are not.
    public func resolved(where meets: (_ user: Node, _ conformer: Node) -> Bool) -> DependencyGraph {
        let numbered = numberedEdges
        let conformers = conformersOfProtocols(numbered)
        var row = ResolvedEdges(to: nodes)
        var resolved: [Edge] = []
        for (place, (edge, from, to)) in numbered.enumerated() {
            row.add(row.list(edge.evidence), to: to)
            if !conformers[to].isEmpty, let uses = edge.uses {
                let list = row.list(uses)
                for conformer in conformers[to] where conformer != from && meets(edge.from, nodes[conformer]) {
                    row.add(list, to: conformer)
                }
            }
            let isLast = place + 1 == numbered.count || numbered[place + 1].from != from
            if isLast { row.move(from: edge.from, to: &resolved) }
        }
        return DependencyGraph(nodes: nodes, edges: resolved, imports: imports)
    }

    private typealias NumberedEdge = (edge: Edge, from: Int, to: Int)

    /// The edges between the graph's nodes, which are all of them, with the places of both among all nodes.
    private var numberedEdges: [NumberedEdge] {
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        return edges.compactMap { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else {
                assertionFailure("\(edge.from.name) uses \(edge.to.name), and one of them is no node of the graph")
                return nil
            }
            return (edge, from, to)
        }
    }

    /// For each protocol what conforms to it: types, and files that make external types conform.
    ///
    /// Nothing for other nodes.
    private func conformersOfProtocols(_ edges: [NumberedEdge]) -> [[Int]] {
        var direct = [[Int]](repeating: [], count: nodes.count)
        for (edge, from, to) in edges where edge.to.isProtocol {
            if edge.evidence.contains(where: { $0.kind == .conforms }) { direct[to].append(from) }
        }
        return direct.indices.map { node in
            guard !direct[node].isEmpty else { return [] }
            return Set(reachableFrom: [node]) { direct[$0] }.filter { !nodes[$0].isProtocol }.sorted()
        }
    }
}

extension Edge {
    /// Where the node is used, and not only conformed to; `nil` if it is nowhere.
    fileprivate var uses: [Evidence]? {
        guard evidence.contains(where: \.isConformance) else { return evidence }
        let uses = evidence.filter { !$0.isConformance }
        return uses.isEmpty ? nil : uses
    }
}
