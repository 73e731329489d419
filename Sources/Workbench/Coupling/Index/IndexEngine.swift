import Index

/// What the compiler's index tells of the nodes of a set of modules, and of who refers to whom.
///
/// Nodes, roles and imports come from the source: in the index an actor is a class, and what no platform in use
/// compiles is missing.
public struct IndexEngine: Sendable {
    private let modules: [String]
    private let table: SymbolTable
    private let sources: [IndexedSource]
    private let nodes: IndexedNodes

    /// `index` has the index of each file, by its path; a file without one has no references.
    public init(of modules: [SourceModule], index: [String: IndexedFile]) {
        let table = SymbolTable(modules)
        self.modules = modules.map(\.name)
        self.table = table
        sources = modules.flatMap { module in
            module.files.compactMap { file -> IndexedSource? in
                guard let symbols = table.modules[module.name], let indexed = index[file.path] else { return nil }
                return IndexedSource(file, of: symbols, index: indexed)
            }
        }
        nodes = IndexedNodes(of: sources)
    }

    /// Who refers to whom, as the compiler resolved it.
    public var declaredGraph: DependencyGraph {
        let references = sources.flatMap { IndexedReferences(in: $0, to: nodes).all }
        return DependencyGraph(references: references, among: table, modules: modules)
    }

    /// RFC of each node: how many functions, methods and initialisers it declares or calls, each once.
    ///
    /// Those of the toolchain and of other packages count as well; what the compiler adds of its own does not. Nodes
    /// with neither are missing (Chidamber and Kemerer 1994).
    public var responseCounts: [Node: Int] {
        var responses: [Node: Set<String>] = [:]
        for source in sources {
            for occurrence in source.index.occurrences where occurrence.isResponse(in: source.index) {
                guard let node = source.owner(of: occurrence.position, types: nodes.nodes) else { continue }
                responses[node, default: []].insert(source.usr(of: occurrence))
            }
        }
        return responses.mapValues(\.count)
    }
}

extension DependencyGraph {
    /// Who refers to whom, as the compiler resolved it; `index` has the index of each file, by its path.
    public init(of modules: [SourceModule], index: [String: IndexedFile]) {
        self = IndexEngine(of: modules, index: index).declaredGraph
    }
}

extension Occurrence {
    fileprivate func isResponse(in file: IndexedFile) -> Bool {
        let kind = file.symbols[symbol].kind
        guard kind.isFunction || kind == .initializer, !isAccessor, !roles.contains(.implicit) else { return false }
        return roles.contains(.definition) || roles.contains(.call)
    }
}
