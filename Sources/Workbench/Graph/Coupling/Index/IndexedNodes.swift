import Index
import Parsing
import Support

/// The nodes that the symbols of a set of files stand for, by their USRs.
///
/// A member stands for the node that owns it, wherever the member is declared, so a value whose type was inferred is
/// seen as soon as one of its members is used. A type alias stands for the types that it names.
struct IndexedNodes: Sendable {
    /// Types and files, sorted; the number of a node is its place here.
    let nodes: [Node]
    /// The source files that have an index.
    private(set) var sources: [OwnedSource]
    private var numbers: [String: Int] = [:]
    /// For each type alias the USRs of the symbols that its right-hand side names.
    private var aliases: [String: Set<String>] = [:]

    init(of modules: [SourceModule], among table: SymbolTable) {
        nodes = table.nodes.union(table.modules.values.flatMap(\.fileNodes.values)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let unindexed = modules.unindexedFiles
        sources = modules.flatMap { module in
            guard let symbols = table.modules[module.name] else { return [OwnedSource]() }
            return module.files.compactMap(\.indexed).compactMap {
                OwnedSource($0, of: symbols, numbers: numbers, unindexed: unindexed)
            }
        }
        addTypes()
        addMembers()
        // Only now is it known what a type stands for that an extension of another module's type declares.
        addExtensions()
        addAliases()
    }

    /// The numbers of the nodes that a symbol stands for.
    ///
    /// Several if the symbol is a type alias of several types; empty for a symbol of an external module.
    func nodes(of usr: String) -> [Int] {
        guard let number = numbers[usr] else { return [] }
        guard aliases[usr] != nil else { return [number] }
        let named = Set(reachableFrom: [usr]) { aliases[$0, default: []] }
        return Array(Set(named.filter { aliases[$0] == nil }.compactMap { numbers[$0] }))
    }
}

extension IndexedNodes {
    /// Before all members, as an extension may stand before the type that it extends.
    ///
    /// The type may itself be declared in an extension, so this goes on for as long as one leads to another.
    private mutating func addTypes() {
        var pending = sources.indices.flatMap { number in
            sources[number].source.typeDefinitions.map { (source: number, type: $0) }
        }
        var known: Int
        repeat {
            known = pending.count
            addExtensions()
            pending.removeAll { number, type in
                let owner = sources[number].owner(of: type.position)
                guard owner != sources[number].file else { return false }
                numbers[sources[number].source.symbol(of: type).usr] = owner
                return true
            }
        } while pending.count < known
    }

    private mutating func addExtensions() {
        for place in sources.indices {
            let module = sources[place].module
            sources[place].addExtensions { [numbers, nodes] usr in
                numbers[usr].flatMap { nodes[$0].module == module ? $0 : nil }
            }
        }
    }

    private mutating func addMembers() {
        for owned in sources {
            for occurrence in owned.source.index.occurrences where occurrence.roles.contains(.definition) {
                let symbol = owned.source.symbol(of: occurrence)
                guard symbol.kind != .extension, symbol.kind != .parameter, !owned.source.isAccessor(occurrence),
                    numbers[symbol.usr] == nil
                else { continue }
                numbers[symbol.usr] = owned.owner(of: occurrence.position)
            }
        }
    }

    /// The index does not say what an alias stands for: it is what its declaration names.
    private mutating func addAliases() {
        for source in sources.map(\.source) {
            let occurrences = source.index.occurrences
            for (usr, extent) in source.aliases {
                let start = occurrences.partitioningIndex { $0.position >= extent.start }
                let named = occurrences[start...].prefix { extent.contains($0.position) }
                    .filter { $0.roles.contains(.reference) }
                aliases[usr] = Set(named.map { source.symbol(of: $0).usr })
            }
        }
        shortenChains()
    }

    /// Lets each alias of one other alias stand for what the last of such a chain does, so that none is followed twice.
    private mutating func shortenChains() {
        for usr in Array(aliases.keys) {
            var chain: [String] = []
            var last = usr
            // Only in a damaged index does an alias stand for itself.
            while chain.count <= aliases.count, let named = aliases[last], named.count == 1, let next = named.first,
                aliases[next] != nil
            {
                chain.append(last)
                last = next
            }
            for alias in chain { aliases[alias] = aliases[last] }
        }
    }
}

extension IndexedSource {
    fileprivate var typeDefinitions: [Occurrence] {
        index.occurrences.filter { $0.roles.contains(.definition) && symbol(of: $0).kind.isType }
    }
}
