/// Martin's figures of all groups that nodes are put into, from one walk over the edges.
struct MartinGroups<Group: Hashable> {
    private var inside: [Group: Set<Node>] = [:]
    private var afferent: [Group: Set<Node>] = [:]
    private var efferent: [Group: Set<Node>] = [:]

    init(of nodes: some Sequence<Node>, pairs: some Sequence<(from: Node, to: Node)>, by group: (Node) -> Group?) {
        for node in nodes {
            if let group = group(node) { inside[group, default: []].insert(node) }
        }
        for (from, to) in pairs {
            guard let left = group(from), let right = group(to), left != right else { continue }
            efferent[left, default: []].insert(from)
            afferent[right, default: []].insert(from)
        }
    }

    var figures: [Group: MartinFigures] {
        Dictionary(
            uniqueKeysWithValues: inside.map { group, nodes in
                let counts = (afferent[group, default: []].count, efferent[group, default: []].count)
                return (group, MartinFigures(of: nodes, afferent: counts.0, efferent: counts.1))
            }
        )
    }
}

extension DependencyGraph {
    /// Martin's figures of groups of nodes, such as targets; a node without a group is neither inside nor outside.
    public func martinFigures<Group: Hashable>(by group: (Node) -> Group?) -> [Group: MartinFigures] {
        MartinGroups(of: nodes, pairs: edges.lazy.map { ($0.from, $0.to) }, by: group).figures
    }
}
