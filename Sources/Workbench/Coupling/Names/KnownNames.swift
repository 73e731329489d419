/// A resolver of one file that remembers what it found: most names stand in a file many times.
struct KnownNames {
    private let resolver: NameResolver
    private var resolved: [Name: [ResolvedName]] = [:]
    private var nodes: [String: Node?] = [:]

    private struct Name: Hashable {
        let path: [String]
        let use: Mention.Use
        let enclosingType: String?
    }

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
        let name = Name(path: mention.path, use: mention.use, enclosingType: mention.enclosingType)
        if let known = resolved[name] { return known }
        let found = resolver.resolve(mention)
        resolved[name] = found
        return found
    }
}
