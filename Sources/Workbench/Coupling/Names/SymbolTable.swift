import Declarations

/// What every module declares, and which modules a file of each sees.
struct SymbolTable {
    let modules: [String: ModuleSymbols]

    /// Every name that may lead to a node when a mention starts with it.
    let names: Set<String>

    init(_ sources: [SourceModule]) {
        modules = Dictionary(sources.map { ($0.name, ModuleSymbols($0)) }, uniquingKeysWith: { first, _ in first })
        names = modules.values.reduce(into: Set(modules.keys)) { $0.formUnion($1.names) }
    }

    var nodes: Set<Node> { modules.values.reduce(into: []) { $0.formUnion($1.nodes) } }

    /// The file's own module, then those that it imports in its order, each followed by what it re-exports.
    func visibleModules(from file: String, of module: String) -> [ModuleSymbols] {
        let imported = modules[module]?.imports[file]?.map(\.module) ?? []
        var seen: [String] = []
        var pending = Array(([module] + imported).reversed())
        while let next = pending.popLast() {
            guard !seen.contains(next) else { continue }
            seen.append(next)
            let exported = modules[next]?.exportedModules ?? []
            pending += exported.sorted().reversed()
        }
        return seen.compactMap { modules[$0] }
    }

    /// What the mentions in a file of the module lead to.
    func references(of mentions: [Mention], in file: String, of module: String) -> [Reference] {
        guard let own = modules[module], let fileNode = own.fileNodes[file] else { return [] }
        var resolver = KnownNames(NameResolver(table: self, module: own, file: file))
        return mentions.flatMap { mention in
            let from = mention.enclosingType.flatMap { resolver.ownNode(ofType: $0) } ?? fileNode
            return resolver.resolve(mention).filter { $0.node != from }.map { target in
                let kind = target.kind(as: mention.use)
                return Reference(
                    pair: NodePair(from: from, to: target.node),
                    evidence: Evidence(kind: kind, file: file, position: mention.position)
                )
            }
        }
    }
}
