extension DependencyGraph {
    /// The graph as it runs: whoever uses a protocol of the subject also uses each of its conformers.
    ///
    /// The edges of the declared graph stay. A conformance is no use, so a conformer does not reach its siblings through
    /// the protocol. What conforms to a refinement conforms to the refined protocol too.
    public var resolved: DependencyGraph { resolved(where: { _, _ in true }) }

    /// The same where only some conformers can stand in for a protocol: `meets` tells whether a user and a conformer are
    /// ever in one program, which two of several architectures are not.
    public func resolved(where meets: (_ user: Node, _ conformer: Node) -> Bool) -> DependencyGraph {
        let conformers = conformersOfProtocols
        var evidence = Dictionary(uniqueKeysWithValues: edges.map { (NodePair($0), $0.evidence) })
        for edge in edges {
            let uses = edge.evidence.filter { !$0.isConformance }
            guard !uses.isEmpty else { continue }
            for conformer in conformers[edge.to, default: []]
            where conformer != edge.from && meets(edge.from, conformer) {
                let pair = NodePair(from: edge.from, to: conformer)
                // Most pairs are met once, and then share the list with the edge to the protocol.
                evidence[pair] = evidence[pair].map { Set($0).union(uses).sorted() } ?? uses
            }
        }
        return DependencyGraph(evidence: evidence, nodes: nodes, imports: imports)
    }
}

extension DependencyGraph {
    /// For each protocol what conforms to it: types, and files that make external types conform.
    private var conformersOfProtocols: [Node: Set<Node>] {
        let conformances = edges.filter { edge in
            edge.to.isProtocol && edge.evidence.contains { $0.kind == .conforms }
        }
        let direct = Dictionary(grouping: conformances, by: \.to).mapValues { Set($0.map(\.from)) }
        return direct.reduce(into: [:]) { conformers, entry in
            var found: Set = [entry.key]
            var pending = [entry.key]
            while let next = pending.popLast() {
                pending += direct[next, default: []].filter { found.insert($0).inserted && $0.isProtocol }
            }
            conformers[entry.key] = found.filter { !$0.isProtocol }
        }
    }
}
