import Support

/// Who refers to whom across a code base, told from syntax alone or from the compiler's index.
///
/// As declared, an edge to a protocol ends at the protocol; `resolved` goes on from there. References to itself are no
/// edges; names that no given module declares are dropped.
public struct DependencyGraph: Hashable, Sendable {
    /// In the order of module, name and file.
    public let nodes: [Node]
    /// One for each pair of nodes, in the order of `from`, then `to`.
    public let edges: [Edge]
    /// In the order of modules, files and lines.
    public let imports: [FileImport]
    /// In the order of names; empty if the compiler told the edges.
    public private(set) var ambiguous: [AmbiguousName] = []
    /// What syntax did not follow, because it stands for too much; in the order of files.
    public internal(set) var excess: [GraphError] = []
}

extension DependencyGraph {
    /// The nodes from which one of `targets` can be reached over edges; the targets themselves are among them.
    public func nodes(reaching targets: some Sequence<Node>) -> Set<Node> {
        let users = Dictionary(grouping: edges, by: \.to)
        return Set(reachableFrom: targets) { users[$0, default: []].map(\.from) }
    }

    /// The graph with the edges of another graph of the same code.
    public func joined(with other: DependencyGraph) -> DependencyGraph {
        let edges = Dictionary(grouping: edges + other.edges) { NodePair(from: $0.from, to: $0.to) }
        let evidence = edges.mapValues { $0.flatMap(\.evidence).sortedOnce }
        return DependencyGraph(evidence: evidence, nodes: Set(nodes + other.nodes), imports: imports)
    }

    /// Who names whom, told from syntax alone.
    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        let references = modules.lazy.flatMap { module in
            module.files.flatMap { table.references(of: $0.mentions, in: $0.path, of: module.name) }
        }
        self.init(references: references, nodes: table.nodes, imports: table.imports(of: modules.map(\.name)))
        let mentions = modules.flatMap { module in
            module.files.flatMap { table.ambiguousMentions(among: $0.mentions, in: $0.path, of: module.name) }
        }
        ambiguous = table.ambiguousNames(in: mentions)
        excess = table.excess
    }

    init(references: some Sequence<Reference>, nodes: Set<Node>, imports: [FileImport]) {
        let evidence = Dictionary(grouping: references, by: \.pair).mapValues { $0.map(\.evidence).sortedOnce }
        self.init(evidence: evidence, nodes: nodes, imports: imports)
    }

    /// The evidence of each pair has to be sorted; nodes that only edges know are added to `nodes`.
    init(evidence: [NodePair: [Evidence]], nodes: Set<Node>, imports: [FileImport]) {
        // Sorted once, node by node: readers rely on the order, and to sort all edges at once takes longer.
        let nodes = evidence.keys.reduce(into: nodes) { $0.formUnion([$1.from, $1.to]) }.sorted()
        let outgoing = Dictionary(grouping: evidence, by: \.key.from)
        let edges = nodes.flatMap { node in
            outgoing[node, default: []].sorted { $0.key.to < $1.key.to }
                .map { pair, evidence in Edge(from: node, to: pair.to, evidence: evidence) }
        }
        self.init(nodes: nodes, edges: edges, imports: imports)
    }
}
