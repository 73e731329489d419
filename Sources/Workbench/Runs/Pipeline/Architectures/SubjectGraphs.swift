import Coupling
import Index
import Report
import Subject

/// Who uses whom in a subject, as declared and as resolved.
struct SubjectGraphs: Sendable {
    let engine: Engine
    let declared: DependencyGraph
    let resolved: DependencyGraph
    /// What rules are held against: what is declared, and what syntax sees in branches of `#if` that no build took.
    ///
    /// Another build may take such a branch, by a flag that this one does not know.
    let ruled: DependencyGraph
    /// RFC of each node, which takes an index to know.
    let responseCounts: [Node: Int]?
    let couplings: [Node: NodeCoupling]
    /// By the module of an architecture, which takes an index of all its files to know.
    let collaborations: [String: Collaborations]
    /// By the module of an architecture, if the index has all its files and those of the shared layers.
    ///
    /// Empty if it is not known what draws.
    let synchronising: [String: SynchronisingBodies]
    /// The modules of architectures of which, with the shared layers, the index tells all files.
    let indexed: Set<String>

    /// From the index, by path, if there is one; from the syntax alone otherwise.
    ///
    /// Throws a `GraphError` if a graph would grow much faster than the code.
    init(of subject: Subject, sources: SubjectSources, index: [String: IndexedFile]?) throws {
        let files = subject.production.flatMap { sources[$0] }
        let hasWholeIndex = index.map { index in files.allSatisfy { index[$0.path] != nil } } ?? false
        let modules = subject.production.map { module in
            let names = index == nil ? sources[module].compactMap { sources.names[$0.path] } : []
            let isCompiledAlone = subject.isCompiledAlone(module)
            if !names.isEmpty {
                return SourceModule(module, of: subject, isCompiledAlone: isCompiledAlone, names: names)
            }
            return SourceModule(
                module,
                of: subject,
                isCompiledAlone: isCompiledAlone,
                files: sources[module].map(\.parsed),
                declarations: sources[module].map(\.declarations),
                index: index,
                hasWholeIndex: hasWholeIndex
            )
        }
        let indexed = index == nil ? nil : IndexEngine(of: modules)
        engine = indexed == nil ? .syntax : .index
        declared = indexed?.declaredGraph ?? DependencyGraph(of: modules)
        if let excess = declared.excess.first { throw excess }
        try declared.expectResolution()
        ruled = indexed?.leftOutGraph.map(declared.joined) ?? declared
        let architectures = Set(subject.architectures.map(\.sources.name))
        resolved = declared.resolved { user, conformer in
            user.module == conformer.module || !architectures.isSuperset(of: [user.module, conformer.module])
        }
        responseCounts = indexed?.responseCounts
        couplings = NodeCoupling.all(in: declared)
        let layers = subject.shared.map(\.name)
        self.indexed = architectures.filter { indexed?.isIndexed([$0] + layers) == true }
        let userInterface = subject.userInterface
        synchronising = subject.architectures.reduce(into: [:]) { [declared] synchronising, architecture in
            let module = architecture.sources
            guard let userInterface else { return }
            synchronising[module.name] = indexed?.synchronisingBodies(
                among: sources[module].flatMap(\.bodies.whole),
                inModule: module.name,
                on: layers,
                graph: declared,
                draws: userInterface.draws
            )
        }
        collaborations = architectures.reduce(into: [:]) { [declared] collaborations, module in
            collaborations[module] = indexed?.collaborations(inModule: module, graph: declared)
        }
    }
}

extension CodePlaces {
    func contains(_ node: Node) -> Bool {
        contains(type: node.kind == .file ? nil : node.name, file: node.file, module: node.module)
    }

    /// Whether it is one of those that draw: of protocols, those in a layer or a folder that does.
    func draws(_ node: Node) -> Bool {
        node.isProtocol ? contains(file: node.file, module: node.module) : contains(node)
    }
}
