/// How a group of nodes, such as a role or a module, stands between those that depend on it and those it depends on.
///
/// Martin 1994; the distance is normalised as in 2002 and 2017.
public struct MartinFigures: Hashable, Sendable {
    public let nodes: Int
    public let protocols: Int
    /// Ca: nodes outside that depend on nodes inside.
    public let afferent: Int
    /// Ce: nodes inside that depend on nodes outside; a shared layer is outside, the toolchain is nowhere.
    public let efferent: Int

    public static let ofNothing = MartinFigures(nodes: 0, protocols: 0, afferent: 0, efferent: 0)

    /// I = Ce / (Ca + Ce); `nil` when both are 0.
    public var instability: Double? {
        afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
    }

    /// A = protocols / nodes; `nil` without nodes.
    public var abstractness: Double? { nodes == 0 ? nil : Double(protocols) / Double(nodes) }

    /// D′ = |A + I − 1|, how far the group is from the main sequence; `nil` when A or I is.
    public var distance: Double? {
        guard let abstractness, let instability else { return nil }
        return abs(abstractness + instability - 1)
    }
}

extension MartinFigures {
    /// The figures of all groups that nodes are put into, from one walk over the pairs.
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
            let figures = MartinFigures(
                nodes: nodes.count,
                protocols: nodes.count(where: \.isProtocol),
                afferent: afferent[group, default: []].count,
                efferent: efferent[group, default: []].count
            )
            return (group, figures)
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
