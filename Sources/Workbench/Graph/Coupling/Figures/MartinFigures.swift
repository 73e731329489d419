/// How a group of nodes, such as a role or a module, stands between those that depend on it and those it depends on.
///
/// Martin 1994; the distance is normalised as in 2002 and 2017.
public struct MartinFigures: Hashable, Sendable {
    /// How many nodes the group has.
    public let nodes: Int
    public let protocols: Int
    /// Ca: nodes outside that depend on nodes inside.
    public let afferent: Int
    /// Ce: nodes inside that depend on nodes outside; a shared layer is outside, the toolchain is nowhere.
    public let efferent: Int
    /// I = Ce / (Ca + Ce); `nil` when both are 0.
    public let instability: Double?
    /// A = protocols / nodes; `nil` without nodes.
    public let abstractness: Double?
    /// D′ = |A + I − 1|, how far the group is from the main sequence; `nil` when A or I is.
    public let distance: Double?

    public init(of inside: Set<Node>, in graph: DependencyGraph) {
        let edges = graph.edges
        self.init(
            of: inside,
            afferent: Set(edges.filter { inside.contains($0.to) }.map(\.from)).subtracting(inside).count,
            efferent: Set(edges.filter { inside.contains($0.from) && !inside.contains($0.to) }.map(\.from)).count
        )
    }

    private init(of inside: Set<Node>, afferent: Int, efferent: Int) {
        nodes = inside.count
        protocols = inside.filter(\.isProtocol).count
        self.afferent = afferent
        self.efferent = efferent
        let dependencies = Double(afferent + efferent)
        instability = dependencies == 0 ? nil : Double(efferent) / dependencies
        abstractness = nodes == 0 ? nil : Double(protocols) / Double(nodes)
        if let abstractness, let instability {
            distance = abs(abstractness + instability - 1)
        } else {
            distance = nil
        }
    }
}

extension MartinFigures {
    /// Those of all groups that nodes are put into, from one walk over the pairs.
    static func all<Group: Hashable>(
        of nodes: some Sequence<Node>,
        pairs: some Sequence<NodePair>,
        by group: (Node) -> Group?
    ) -> [Group: MartinFigures] {
        var inside: [Group: Set<Node>] = [:]
        var afferent: [Group: Set<Node>] = [:]
        var efferent: [Group: Set<Node>] = [:]
        for node in nodes {
            if let group = group(node) { inside[group, default: []].insert(node) }
        }
        for pair in pairs {
            guard let left = group(pair.from), let right = group(pair.to), left != right else { continue }
            efferent[left, default: []].insert(pair.from)
            afferent[right, default: []].insert(pair.from)
        }
        let figures = inside.map { group, nodes in
            let counts = (afferent[group, default: []].count, efferent[group, default: []].count)
            return (group, MartinFigures(of: nodes, afferent: counts.0, efferent: counts.1))
        }
        return Dictionary(uniqueKeysWithValues: figures)
    }
}

extension DependencyGraph {
    /// Martin's figures of groups of nodes, such as targets; a node without a group is neither inside nor outside.
    public func martinFigures<Group: Hashable>(by group: (Node) -> Group?) -> [Group: MartinFigures] {
        MartinFigures.all(of: nodes, pairs: edges.lazy.map { NodePair(from: $0.from, to: $0.to) }, by: group)
    }
}
