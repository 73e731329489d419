import Declarations

/// What every module declares, and which modules a file of each sees.
struct SymbolTable {
    let modules: [String: ModuleSymbols]
    /// Every name that may lead to a node when a mention starts with it.
    let names: Set<String>
    /// Every name that some type has for the names inside it.
    let memberNames: Set<String>
    let aliases: AliasTargets
    /// By module and file.
    private let visibleModules: [String: [String: [ModuleSymbols]]]

    init(_ sources: [SourceModule]) {
        let modules = Dictionary(sources.map { ($0.name, ModuleSymbols($0)) }, uniquingKeysWith: { first, _ in first })
        self.modules = modules
        names = modules.values.reduce(into: Set(modules.keys)) { $0.formUnion($1.names) }
        memberNames = modules.values.reduce(into: []) { $0.formUnion($1.memberNames) }
        let visibleModules = modules.mapValues { module in
            module.imports.mapValues { Self.visibleModules(from: module, importing: $0.map(\.module), among: modules) }
        }
        self.visibleModules = visibleModules
        aliases = AliasTargets(of: Array(modules.values)) { alias in
            TopLevelNames(file: alias.file, modules: visibleModules[alias.module]?[alias.file] ?? [])
        }
    }

    var nodes: Set<Node> { modules.values.reduce(into: []) { $0.formUnion($1.nodes) } }

    /// What the files of the modules import, in their order.
    func imports(of modules: [String]) -> [FileImport] { modules.flatMap { self.modules[$0]?.fileImports ?? [] } }

    /// The file's own module, then those that it imports in its order, each followed by what it re-exports.
    func visibleModules(from file: String, of module: String) -> [ModuleSymbols] {
        visibleModules[module]?[file] ?? modules[module].map { [$0] } ?? []
    }

    /// What the mentions in a file of the module lead to; `areDistinct` if no two of them may mean the same.
    func references(
        of mentions: [Mention],
        in file: String,
        of module: String,
        areDistinct: Bool = false
    ) -> [Reference] {
        guard let own = modules[module], let fileNode = own.fileNodes[file] else { return [] }
        let resolver = NameResolver(table: self, module: own, file: file)
        // Most names stand in a file many times.
        var known: [Mention.Meaning: [ResolvedName]] = [:]
        return mentions.flatMap { mention -> [Reference] in
            let targets = known[mention.meaning] ?? resolver.resolve(mention)
            if !areDistinct { known[mention.meaning] = targets }
            guard !targets.isEmpty else { return [] }
            let from = mention.enclosingType.flatMap { resolver.ownNode(ofType: $0) } ?? fileNode
            return targets.filter { $0.node != from }.map { target in
                let kind = target.kind(as: mention.use)
                return Reference(
                    pair: NodePair(from: from, to: target.node),
                    evidence: Evidence(kind: kind, file: file, position: mention.position)
                )
            }
        }
    }
}

extension SymbolTable {
    private static func visibleModules(
        from module: ModuleSymbols,
        importing imported: [String],
        among modules: [String: ModuleSymbols]
    ) -> [ModuleSymbols] {
        var seen: Set<String> = []
        var visible: [ModuleSymbols] = []
        var pending = Array(([module.module] + imported).reversed())
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let symbols = modules[next] else { continue }
            visible.append(symbols)
            pending += symbols.exportedModules.sorted().reversed()
        }
        return visible
    }
}
