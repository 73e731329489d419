/// Finds what the names in one file stand for, as the compiler would from names alone.
///
/// The types around a name come first, with what they inherit; then the file's module; then what the file imports;
/// last, a name that starts with a module's. A name that none of them declares is external, and leads nowhere.
struct NameResolver {
    let table: SymbolTable
    let module: ModuleSymbols
    let file: String

    private let visible: [ModuleSymbols]
    private let surroundings: Surroundings

    init(table: SymbolTable, module: ModuleSymbols, file: String) {
        self.table = table
        self.module = module
        self.file = file
        visible = table.visibleModules(from: file, of: module.module)
        surroundings = Surroundings(of: file, visible: visible, table: table)
    }

    /// The node in this file's module of the type with that qualified name; none for another module's type.
    func ownNode(ofType name: String) -> Node? { module.node(ofType: name, seenFrom: file) }

    /// Several nodes where an alias stands for several types, or several files declare a function of that name.
    func resolve(_ mention: Mention) -> [ResolvedName] {
        guard let first = mention.path.first, table.names.contains(first) else { return [] }
        var lineages = (mention.enclosingType.map(surroundings.lineages) ?? [])[...]
        if mention.use == .inheritance { lineages = lineages.dropFirst() }
        let isValue = mention.use == .call || mention.use == .value
        for lineage in lineages {
            for ancestor in lineage {
                if let found = ancestor.resolve(mention.path[...], isValue: isValue) { return found }
            }
        }
        return resolveTopLevel(mention.path[...], isValue: isValue)
    }
}

extension NameResolver {
    private func resolveTopLevel(
        _ path: ArraySlice<String>,
        isValue: Bool,
        seen: Set<String> = []
    ) -> [ResolvedName] {
        guard let first = path.first else { return [] }
        for symbols in visible {
            if let found = resolve(path, in: symbols, isValue: isValue, seen: seen) { return found }
        }
        guard path.count > 1, let named = visible.first(where: { $0.module == first }) else { return [] }
        return resolve(path.dropFirst(), in: named, isValue: isValue, seen: seen) ?? []
    }

    private func resolve(
        _ path: ArraySlice<String>,
        in symbols: ModuleSymbols,
        isValue: Bool,
        seen: Set<String>
    ) -> [ResolvedName]? {
        guard let first = path.first else { return nil }
        let rest = path.dropFirst()
        if let node = symbols.node(ofOutermostType: first, seenFrom: file) {
            return [ResolvedName(node: node, rest: rest)]
        }
        if let alias = symbols.aliases[first]?.first(where: { !$0.isPrivate || $0.file == file }) {
            let name = symbols.module + "." + first
            return seen.contains(name) ? [] : resolve(alias, in: symbols, rest: rest, seen: seen.union([name]))
        }
        guard isValue, let globals = symbols.globals[first] else { return nil }
        let nodes = globals.filter { !$0.isPrivate || $0.node.file == file }.map(\.node)
        return nodes.isEmpty ? nil : Set(nodes).sorted().map { ResolvedName(node: $0, rest: rest) }
    }

    private func resolve(
        _ alias: ModuleSymbols.Alias,
        in symbols: ModuleSymbols,
        rest: ArraySlice<String>,
        seen: Set<String>
    ) -> [ResolvedName] {
        let resolver = NameResolver(table: table, module: symbols, file: alias.file)
        return alias.targets.flatMap { target in
            let path = target.split(separator: ".").map(String.init)
            return resolver.resolveTopLevel(path[...], isValue: false, seen: seen)
                .map { ResolvedName(node: $0.node, rest: $0.rest + rest) }
        }
    }
}
