/// A resolver of one file that remembers what it found: most names stand in a file many times.
struct KnownNames {
    private let resolver: NameResolver
    private var resolved: [Mention.Meaning: [ResolvedName]] = [:]
    private var nodes: [String: Node?] = [:]

    init(_ resolver: NameResolver) {
        self.resolver = resolver
    }

    mutating func ownNode(ofType name: String) -> Node? {
        if let known = nodes[name] { return known }
        let node = resolver.ownNode(ofType: name)
        nodes[name] = .some(node)
        return node
    }

    mutating func resolve(_ mention: Mention) -> [ResolvedName] {
        let meaning = mention.meaning
        if let known = resolved[meaning] { return known }
        let found = resolver.resolve(mention)
        resolved[meaning] = found
        return found
    }
}
