import Support

extension DependencyGraph {
    /// The resolved graph: whoever uses a protocol of the subject also uses each of its conformers.
    ///
    /// The edges of the declared graph stay. A conformance is no use, so a conformer does not reach its siblings
    /// through the protocol. What conforms to a refinement conforms to the refined protocol too.
    public var resolved: DependencyGraph { resolved(where: { _, _ in true }) }

    /// The resolved graph if only some conformers can stand in for a protocol.
    ///
    /// `meets` tells whether a user and a conformer are ever in one program, which two of several architectures are not.
    public func resolved(where meets: (_ user: Node, _ conformer: Node) -> Bool) -> DependencyGraph {
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let conformers = conformersOfProtocols
        let outgoing = Dictionary(grouping: edges, by: \.from)
        let resolved = nodes.flatMap { user -> [Edge] in
            var row = ResolvedRow()
            for edge in outgoing[user, default: []] {
                guard let target = numbers[edge.to] else {
                    assertionFailure("\(edge.from.name) uses \(edge.to.name), which is no node of the graph")
                    continue
                }
                row.add(edge.evidence, to: [target])
                guard let conformers = conformers[edge.to], let uses = edge.uses else { continue }
                row.add(uses, to: conformers.filter { $0 != user && meets(user, $0) }.compactMap { numbers[$0] })
            }
            return row.targets.map { target, evidence in Edge(from: user, to: nodes[target], evidence: evidence) }
        }
        return DependencyGraph(nodes: nodes, edges: resolved, imports: imports)
    }

    /// Throws if the resolved graph might be many times as large as this one: if each of many conformers of a protocol uses
    /// it, each has an edge to each of the others.
    public func expectResolution() throws(GraphError) {
        let conformances = edges.filter(\.isConformance)
        let nodes = Array(Set(conformances.flatMap { [$0.from, $0.to] }))
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let conformers = Dictionary(grouping: conformances, by: \.to).mapValues { $0.compactMap { numbers[$0.from] } }
        let reached = Adjacency(successors: nodes.map { conformers[$0, default: []] }).reachCounts
        let users = edges.filter { $0.uses != nil }.reduce(into: [:]) { $0[$1.to, default: 0] += 1 }
        // Each protocol keeps its conformers, and hands each user an edge to each of them.
        let sizes = nodes.indices.map { (reached[$0] - 1) * (users[nodes[$0], default: 0] + 1) }
        let maximum = Self.freeResolution + Self.resolutionGrowth * edges.count
        guard sizes.reduce(0, +) > maximum,
            let largest = nodes.indices.max(by: { (sizes[$0], nodes[$0]) < (sizes[$1], nodes[$1]) })
        else { return }
        let node = nodes[largest]
        throw .tooManyConformers(name: node.name, place: node.position, file: node.file, maximum: maximum)
    }

    /// So many edges the resolved graph may have whatever the declared one has, and so many more for each of its edges.
    private static let (freeResolution, resolutionGrowth) = (250_000, 16)

    /// For each protocol what conforms to it: types, and files that make external types conform.
    var conformersOfProtocols: [Node: Set<Node>] {
        let direct = Dictionary(grouping: edges.filter(\.isConformance), by: \.to).mapValues { $0.map(\.from) }
        return direct.reduce(into: [:]) { conformers, conformance in
            let reached = Set(reachableFrom: [conformance.key]) { direct[$0, default: []] }
            conformers[conformance.key] = reached.filter { !$0.isProtocol }
        }
    }
}

/// The edges that lead from one node of a resolved graph: its declared ones, and those to conformers.
///
/// Most conformers of a protocol are reached for the same reasons, so each list of evidence is made once and shared.
private struct ResolvedRow {
    private var lists: [[Evidence]] = []
    /// For each target, by its number, which of the lists tell of it.
    private var reasons: [Int: [Int]] = [:]

    mutating func add(_ evidence: [Evidence], to targets: [Int]) {
        for target in targets { reasons[target, default: []].append(lists.count) }
        lists.append(evidence)
    }

    /// In their order, each with its evidence.
    var targets: [(target: Int, evidence: [Evidence])] {
        var unions: [[Int]: [Evidence]] = [:]
        return reasons.sorted { $0.key < $1.key }.map { target, reasons in
            if reasons.count == 1 { return (target, lists[reasons[0]]) }
            let union = unions[reasons] ?? reasons.flatMap { lists[$0] }.sortedOnce
            unions[reasons] = union
            return (target, union)
        }
    }
}

extension Edge {
    /// Whether it leads from what conforms to a protocol, or refines it, to the protocol.
    fileprivate var isConformance: Bool { to.isProtocol && evidence.contains { $0.kind == .conforms } }

    /// Where the node is used, and not only conformed to; `nil` if it is nowhere.
    var uses: [Evidence]? {
        guard evidence.contains(where: \.isConformance) else { return evidence }
        let uses = evidence.filter { !$0.isConformance }
        return uses.isEmpty ? nil : uses
    }
}
