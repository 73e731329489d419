extension DependencyGraph {
    /// The nodes from which one of `targets` can be reached over edges; the targets themselves are among them.
    public func nodes(reaching targets: some Sequence<Node>) -> Set<Node> {
        let users = Dictionary(grouping: edges, by: \.to).mapValues { $0.map(\.from) }
        var reaching = Set(targets)
        var pending = Array(reaching)
        while let node = pending.popLast() {
            for user in users[node, default: []] where reaching.insert(user).inserted { pending.append(user) }
        }
        return reaching
    }
}
