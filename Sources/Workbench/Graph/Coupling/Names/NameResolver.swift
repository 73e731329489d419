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
        topLevel = TopLevelNames(file: file, visible: visible)
        enclosing = EnclosingTypes(of: file, visible: visible, table: table)
    }

    /// The node in this file's module of the type with that qualified name; `nil` for another module's type.
    func ownNode(ofType name: String) -> Node? {
        if let node = module.node(ofType: name, seenFrom: file) { return node }
        // What is extended by an alias is what that stands for.
        guard let alias = module.alias(named: name.firstNamePart, seenFrom: file) else { return nil }
        let targets = table.aliases.targets(of: alias).map(\.node).filter { $0.module == module.module }
        return targets.count == 1 ? targets[0] : nil
    }

    /// Several nodes if an alias stands for several types, or several files declare a function of that name.
    func resolve(_ mention: Mention) -> [ResolvedName] {
        guard let first = mention.path.first, table.names.contains(first) else { return [] }
        let path = mention.path[...]
        let isValue = mention.use == .call || mention.use == .value
        if let found = own(mention, isValue: isValue) { return found }
        return switch topLevel.meaning(of: path, isValue: isValue) {
        case .nodes(let names): names
        case .alias(let alias, let rest): table.aliases.targets(of: alias).map { $0.followed(by: rest) }
        case nil: []
        }
    }

    /// What it means to the types around it; `nil` if none of them has the name.
    private func own(_ mention: Mention, isValue: Bool) -> [ResolvedName]? {
        guard let first = mention.path.first, table.memberNames.contains(first), let type = mention.enclosingType
        else { return nil }
        let isInherited = mention.use == .inheritance
        return enclosing.meaning(of: mention.path[...], isValue: isValue, in: type, isInherited: isInherited)
    }

    /// What the mention may mean, if it leads nowhere because several folders declare its name.
    func ambiguity(of mention: Mention) -> AmbiguousMention.Meaning? {
        let isValue = mention.use == .call || mention.use == .value
        // A type around it that declares the name says which is meant, also if that leads to no node.
        guard let name = mention.path.first, own(mention, isValue: isValue) == nil,
            let (owners, folder) = topLevel.visible.owners(of: name, isValue: isValue), owners.count > 1,
            resolve(mention).isEmpty
        else { return nil }
        return AmbiguousMention.Meaning(name: name, folder: folder)
    }
}
