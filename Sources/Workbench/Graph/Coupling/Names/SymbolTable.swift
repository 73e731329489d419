import Declarations

/// What every module declares, and which modules a file of each sees.
struct SymbolTable {
    let modules: [String: ModuleSymbols]
    /// Every name that may lead to a node when a mention starts with it.
    let names: Set<String>
    /// Every name that some type has for the names inside it.
    let memberNames: Set<String>
    let aliases: AliasTargets
    /// What is declared in each folder of a module that is not compiled by itself, and in those around it; by path, and
    /// empty unless there are several such modules.
    private let folders: [String: FolderNames]
    /// By module and file.
    private let visibleModules: [String: [String: VisibleModules]]

    init(_ sources: [SourceModule]) {
        let modules = Dictionary(sources.map { ($0.name, ModuleSymbols($0)) }, uniquingKeysWith: { first, _ in first })
        self.modules = modules
        let declared = modules.values.map { (module: $0, names: $0.names) }
        names = declared.reduce(into: Set(modules.keys)) { $0.formUnion($1.names) }
        memberNames = modules.values.reduce(into: []) { $0.formUnion($1.memberNames) }
        let folders = Self.folders(among: modules)
        self.folders = folders
        let declaring = declared.reduce(into: [String: [ModuleSymbols]]()) { all, module in
            for name in module.names { all[name, default: []].append(module.module) }
        }
        let visibleModules = modules.mapValues { module in
            let around = module.foldersAround.compactMap { folders[$0] }
            return module.imports.mapValues {
                VisibleModules(
                    from: module,
                    importing: $0.map(\.module),
                    among: modules,
                    declaring: declaring,
                    folders: around
                )
            }
        }
        self.visibleModules = visibleModules
        aliases = AliasTargets(of: Array(modules.values)) { alias in
            let visible = visibleModules[alias.module]?[alias.file]
            return TopLevelNames(file: alias.file, visible: visible ?? VisibleModules(modules: [], folders: []))
        }
    }

    /// What is not followed, in the order of files.
    var excess: [GraphError] {
        aliases.overfull.sorted { ($0.file, $0.number) < ($1.file, $1.number) }
            .map { .overfullAlias(name: $0.name, file: $0.file, maximum: AliasTargets.maximum) }
    }

    var nodes: Set<Node> { modules.values.reduce(into: []) { $0.formUnion($1.nodes) } }

    /// What the files of the modules import, in their order.
    func imports(of modules: [String]) -> [FileImport] { modules.flatMap { self.modules[$0]?.fileImports ?? [] } }

    func visibleModules(from file: String, of module: String) -> VisibleModules {
        visibleModules[module]?[file]
            ?? VisibleModules(modules: modules[module].map { [$0] } ?? [], folders: [])
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
    /// Of what is mentioned in a file of the module, that which may mean what several folders declare; each name once.
    func ambiguousMentions(among mentions: [Mention], in file: String, of module: String) -> [AmbiguousMention] {
        guard let own = modules[module], own.folder != nil, !folders.isEmpty else { return [] }
        let resolver = NameResolver(table: self, module: own, file: file)
        var told: Set<AmbiguousMention.Meaning> = []
        return mentions.compactMap { mention in
            guard let meaning = resolver.ambiguity(of: mention), told.insert(meaning).inserted else { return nil }
            let place = AmbiguousName.Place(file: file, line: mention.position.line)
            return AmbiguousMention(meaning: meaning, place: place)
        }
    }

    /// The names that are mentioned, in their order.
    func ambiguousNames(in mentions: [AmbiguousMention]) -> [AmbiguousName] {
        Dictionary(grouping: mentions, by: \.meaning).map { meaning, mentions in
            let owners = folders[meaning.folder]?.owners(of: meaning.name, isValue: true) ?? []
            return AmbiguousName(
                name: meaning.name,
                folders: owners.map(\.module).sorted(),
                places: mentions.map(\.place).sorted { $0.file < $1.file }
            )
        }
        .sorted { ($0.name, $0.places[0].file) < ($1.name, $1.places[0].file) }
    }

    private static func folders(among modules: [String: ModuleSymbols]) -> [String: FolderNames] {
        let folders = modules.values.filter { $0.folder != nil }.sorted { $0.module < $1.module }
        if folders.count < 2 { return [:] }
        var own: [String: ModuleSymbols] = [:]
        var inside: [String: [ModuleSymbols]] = [:]
        for module in folders {
            for folder in module.foldersAround.dropFirst() where module.isSeen {
                inside[folder, default: []].append(module)
            }
            if let folder = module.folder { own[folder] = module }
        }
        return Set(own.keys).union(inside.keys).reduce(into: [:]) { names, path in
            names[path] = FolderNames(path: path, own: own[path], inside: inside[path, default: []])
        }
    }
}

extension ModuleSymbols {
    /// Its own folder, then those around it, the innermost first; empty if it is compiled by itself.
    fileprivate var foldersAround: [String] {
        guard let folder else { return [] }
        return Array(sequence(first: folder) { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
    }
}
