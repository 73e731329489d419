import Index

extension DependencyGraph {
    /// Who refers to whom, as the compiler resolved it; `index` has the index of every file, by its path.
    ///
    /// Nodes, roles and imports come from the source: in the index an actor is a class, and what no platform in use
    /// compiles is missing.
    public init(of modules: [SourceModule], index: [String: IndexedFile]) {
        let table = SymbolTable(modules)
        let sources = modules.flatMap { module in
            module.files.compactMap { file -> IndexedSource? in
                guard let symbols = table.modules[module.name], let indexed = index[file.path] else { return nil }
                return IndexedSource(file, of: symbols, index: indexed)
            }
        }
        let nodes = IndexedNodes(of: sources)
        self.init(
            references: sources.flatMap { IndexedReferences(in: $0, to: nodes).all },
            among: table,
            modules: modules.map(\.name)
        )
    }
}
