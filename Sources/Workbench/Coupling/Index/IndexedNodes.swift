import Index
import Parsing

/// The nodes that the symbols of a set of files stand for, by their USRs.
///
/// A member stands for the node that owns it, wherever the member is declared, so a value whose type was inferred is
/// seen as soon as one of its members is used. A type alias stands for the types that it names.
struct IndexedNodes: Sendable {
    private(set) var nodes: [String: Node] = [:]

    /// For each type alias the USRs of the symbols that its right-hand side names.
    private var aliases: [String: Set<String>] = [:]

    init(of sources: [IndexedSource]) {
        addTypes(of: sources)
        let types = nodes
        for source in sources { addMembers(of: source, types: types) }
        for source in sources { addAliases(of: source) }
    }

    /// Several where the symbol is a type alias of several types; none for a symbol of an external module.
    func nodes(of usr: String) -> Set<Node> {
        guard aliases[usr] != nil else { return nodes[usr].map { [$0] } ?? [] }
        var found: Set<Node> = []
        var seen: Set = [usr]
        var pending = [usr]
        while let next = pending.popLast() {
            guard let targets = aliases[next] else {
                if let node = nodes[next] { found.insert(node) }
                continue
            }
            for target in targets where seen.insert(target).inserted { pending.append(target) }
        }
        return found
    }
}

extension IndexedNodes {
    /// Before all members, as an extension may stand before the type that it extends.
    ///
    /// The type may itself be declared in an extension, so this goes on for as long as one leads to another.
    private mutating func addTypes(of sources: [IndexedSource]) {
        var pending = sources.flatMap { source in source.typeDefinitions.map { (source: source, type: $0) } }
        var known: Int
        repeat {
            known = pending.count
            pending.removeAll { source, type in
                guard let owner = source.owner(of: type.position, types: nodes), owner != source.fileNode else {
                    return false
                }
                nodes[source.usr(of: type)] = owner
                return true
            }
        } while pending.count < known
    }

    private mutating func addMembers(of source: IndexedSource, types: [String: Node]) {
        for occurrence in source.index.occurrences where occurrence.roles.contains(.definition) {
            let kind = source.index.symbols[occurrence.symbol].kind
            guard kind != .extension, kind != .parameter, !occurrence.isAccessor else { continue }
            guard nodes[source.usr(of: occurrence)] == nil else { continue }
            nodes[source.usr(of: occurrence)] = source.owner(of: occurrence.position, types: types)
        }
    }

    /// The index does not say what an alias stands for: it is what its declaration names.
    private mutating func addAliases(of source: IndexedSource) {
        for alias in source.aliases {
            let named = source.index.occurrences.filter { occurrence in
                occurrence.roles.contains(.reference) && (alias.start..<alias.end).contains(occurrence.position)
            }
            aliases[alias.usr] = Set(named.map(source.usr))
        }
    }
}

extension IndexedSource {
    fileprivate var typeDefinitions: [Occurrence] {
        index.occurrences.filter { occurrence in
            occurrence.roles.contains(.definition) && index.symbols[occurrence.symbol].kind.isType
        }
    }
}
