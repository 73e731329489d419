/// Finds what the names in one file stand for, as the compiler would from names alone.
///
/// The types around a name come first, with what they inherit; then the file's module; then what the file imports;
/// last, a name that starts with a module's. A name that none of them declares is external, and leads nowhere.
struct NameResolver {
    let table: SymbolTable
    let module: ModuleSymbols
    let file: String
    private let topLevel: TopLevelNames
    private let enclosing: EnclosingTypes

    init(table: SymbolTable, module: ModuleSymbols, file: String) {
        self.table = table
        self.module = module
        self.file = file
        let visible = table.visibleModules(from: file, of: module.module)
        topLevel = TopLevelNames(file: file, modules: visible)
        enclosing = EnclosingTypes(of: file, visible: visible, table: table)
    }

    /// The node in this file's module of the type with that qualified name; `nil` for another module's type.
    func ownNode(ofType name: String) -> Node? { module.node(ofType: name, seenFrom: file) }

    /// Several nodes where an alias stands for several types, or several files declare a function of that name.
    func resolve(_ mention: Mention) -> [ResolvedName] {
        guard let first = mention.path.first, table.names.contains(first) else { return [] }
        let isValue = mention.use == .call || mention.use == .value
        if table.memberNames.contains(first), let type = mention.enclosingType {
            // What a type inherits is looked up outside it.
            let types = enclosing.types(around: type).dropFirst(mention.use == .inheritance ? 1 : 0)
            for case let type? in types {
                if let ancestor = enclosing.declarer(of: first, isValue: isValue, from: type) {
                    return ancestor.resolve(mention.path[...])
                }
            }
        }
        return resolveTopLevel(mention.path[...], isValue: isValue)
    }
}

extension NameResolver {
    private func resolveTopLevel(_ path: ArraySlice<String>, isValue: Bool) -> [ResolvedName] {
        switch topLevel.meaning(of: path, isValue: isValue) {
        case .nodes(let names): names
        case .alias(let alias, let rest): table.aliases.targets(of: alias).map { $0.followed(by: rest) }
        case nil: []
        }
    }
}
