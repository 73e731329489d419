/// What the outermost names mean in one file: its own module's come first, then those of the modules that it imports.
struct TopLevelNames {
    let file: String
    let visible: VisibleModules

    enum Meaning {
        /// Several if several files declare a function of that name.
        case nodes([ResolvedName])
        /// What the alias stands for is left open; `rest` follows its name.
        case alias(ModuleSymbols.Alias, rest: ArraySlice<String>)
    }

    /// `nil` if nothing that the file sees has the name.
    func meaning(of path: ArraySlice<String>, isValue: Bool) -> Meaning? {
        guard let first = path.first else { return nil }
        for module in visible.modules(declaring: first) {
            if let meaning = meaning(of: path, in: module, isValue: isValue) { return meaning }
        }
        if let (owners, _) = visible.owners(of: first, isValue: isValue) {
            return owners.count == 1 ? meaning(of: path, in: owners[0], isValue: isValue) : nil
        }
        guard path.count > 1, let named = visible.modules.first(where: { $0.module == first }) else { return nil }
        return meaning(of: path.dropFirst(), in: named, isValue: isValue)
    }
}

extension TopLevelNames {
    private func meaning(of path: ArraySlice<String>, in module: ModuleSymbols, isValue: Bool) -> Meaning? {
        guard let first = path.first else { return nil }
        let rest = path.dropFirst()
        if let node = module.node(ofType: first, seenFrom: file) {
            return .nodes([ResolvedName(node: node, rest: rest)])
        }
        if let alias = module.alias(named: first, seenFrom: file) { return .alias(alias, rest: rest) }
        guard isValue else { return nil }
        let nodes = module.nodes(ofGlobal: first, seenFrom: file)
        return nodes.isEmpty ? nil : .nodes(nodes.sorted().map { ResolvedName(node: $0, rest: rest) })
    }
}
