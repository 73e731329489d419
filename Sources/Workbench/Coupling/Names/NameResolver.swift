import Declarations

/// Finds what the names in one file stand for, as the compiler would from names alone.
///
/// The types around a name come first, with what they inherit; then the file's module; then what the file imports;
/// last, a name that starts with a module's. A name that none of them declares is external, and leads nowhere.
struct NameResolver {
    let table: SymbolTable
    let module: ModuleSymbols
    let file: String

    private let visible: [ModuleSymbols]
    private let lineages = Lineages()

    /// What was found out about types of the file's surroundings, so that it is found out once.
    private final class Lineages {
        var known: [String: [(name: String, module: ModuleSymbols)]] = [:]
        var surroundings: [String: [String]] = [:]
    }

    init(table: SymbolTable, module: ModuleSymbols, file: String) {
        self.table = table
        self.module = module
        self.file = file
        visible = table.visibleModules(from: file, of: module.module)
    }

    /// The node in this file's module of the type with that qualified name; none for another module's type.
    func ownNode(ofType name: String) -> Node? { node(ofType: name, in: module) }

    /// Several nodes where an alias stands for several types, or several files declare a function of that name.
    func resolve(_ mention: Mention) -> [ResolvedName] {
        guard let first = mention.path.first, table.names.contains(first) else { return [] }
        var surroundings = mention.enclosingType.map(enclosingNames) ?? []
        if mention.use == .inheritance, !surroundings.isEmpty { surroundings.removeFirst() }
        let isValue = mention.use == .call || mention.use == .value
        for name in surroundings {
            if let found = resolveMember(mention.path, ofType: name, isValue: isValue) { return found }
        }
        return resolveTopLevel(mention.path, isValue: isValue)
    }
}

extension NameResolver {
    /// `Outer.Inner` stands in `Outer.Inner` and in `Outer`.
    private func enclosingNames(_ name: String) -> [String] {
        if let known = lineages.surroundings[name] { return known }
        let parts = name.split(separator: ".")
        let names = parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
        lineages.surroundings[name] = names
        return names
    }

    /// None when neither the type nor its ancestors declare the name; empty when they do and it is no type of a node.
    private func resolveMember(_ path: [String], ofType type: String, isValue: Bool) -> [ResolvedName]? {
        for ancestor in lineage(of: type) {
            let name = ancestor.name + "." + path[0]
            if ancestor.module.nominalTypes.contains(name), let node = node(ofType: ancestor.name, in: ancestor.module)
            {
                return [ResolvedName(node: node, rest: path)]
            }
            for symbols in visible where ancestor.module.module == symbols.module || symbols.extends(ancestor.name) {
                guard let members = symbols.members[ancestor.name] else { continue }
                if members.types.contains(path[0]) { return [] }
                if isValue, members.values.contains(path[0]) { return [] }
            }
        }
        return nil
    }

    private func resolveTopLevel(
        _ path: [String],
        isValue: Bool,
        seen: Set<String> = []
    ) -> [ResolvedName] {
        guard !path.isEmpty else { return [] }
        for symbols in visible {
            if let found = resolve(path, in: symbols, isValue: isValue, seen: seen) { return found }
        }
        guard path.count > 1, let named = visible.first(where: { $0.module == path[0] }) else { return [] }
        return resolve(Array(path.dropFirst()), in: named, isValue: isValue, seen: seen) ?? []
    }

    private func resolve(
        _ path: [String],
        in symbols: ModuleSymbols,
        isValue: Bool,
        seen: Set<String>
    ) -> [ResolvedName]? {
        let rest = Array(path.dropFirst())
        if let node = node(ofType: path[0], in: symbols) { return [ResolvedName(node: node, rest: rest)] }
        if let alias = symbols.aliases[path[0]]?.first(where: { !$0.isPrivate || $0.file == file }) {
            let name = symbols.module + "." + path[0]
            return seen.contains(name) ? [] : resolve(alias, in: symbols, rest: rest, seen: seen.union([name]))
        }
        guard isValue, let globals = symbols.globals[path[0]] else { return nil }
        let nodes = globals.filter { !$0.isPrivate || $0.node.file == file }.map(\.node)
        return nodes.isEmpty ? nil : Set(nodes).sorted().map { ResolvedName(node: $0, rest: rest) }
    }

    private func resolve(
        _ alias: ModuleSymbols.Alias,
        in symbols: ModuleSymbols,
        rest: [String],
        seen: Set<String>
    ) -> [ResolvedName] {
        let resolver = NameResolver(table: table, module: symbols, file: alias.file)
        return alias.targets.flatMap { target in
            resolver.resolveTopLevel(Self.parts(of: target), isValue: false, seen: seen)
                .map { ResolvedName(node: $0.node, rest: $0.rest + rest) }
        }
    }

    /// The type itself, then everything it inherits from or conforms to that some module declares, nearest first.
    private func lineage(of type: String) -> [(name: String, module: ModuleSymbols)] {
        if let known = lineages.known[type] { return known }
        let lineage = findLineage(of: type)
        lineages.known[type] = lineage
        return lineage
    }

    private func findLineage(of type: String) -> [(name: String, module: ModuleSymbols)] {
        guard let home = visible.first(where: { $0.nominalTypes.contains(type) }) else { return [] }
        var lineage = [(name: type, module: home)]
        var next = 0
        while next < lineage.count {
            let current = lineage[next]
            next += 1
            for parent in (current.module.parents[current.name] ?? []).sorted() {
                guard let found = declaration(of: parent, in: current.module) else { continue }
                let isKnown = lineage.contains { $0.name == found.name && $0.module.module == found.module.module }
                if !isKnown { lineage.append(found) }
            }
        }
        return lineage
    }

    private func declaration(
        of parent: ModuleSymbols.Parent,
        in symbols: ModuleSymbols
    ) -> (name: String, module: ModuleSymbols)? {
        let candidates = table.visibleModules(from: parent.file, of: symbols.module)
        if let home = candidates.first(where: { $0.nominalTypes.contains(parent.name) }) { return (parent.name, home) }
        let parts = Self.parts(of: parent.name)
        guard parts.count > 1, let home = candidates.first(where: { $0.module == parts[0] }) else { return nil }
        let name = parts.dropFirst().joined(separator: ".")
        return home.nominalTypes.contains(name) ? (name, home) : nil
    }

    private func node(ofType name: String, in symbols: ModuleSymbols) -> Node? {
        let outermost = String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") }))
        let candidates = symbols.types[outermost] ?? []
        let isHere = candidates.first { $0.isPrivate && $0.node.file == file }
        return (isHere ?? candidates.first { !$0.isPrivate })?.node
    }

    private static func parts(of name: String) -> [String] { name.split(separator: ".").map(String.init) }
}
