import Declarations

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

    init(evidence: [NodePair: Set<Evidence>], nodes: [Node], imports: [FileImport]) {
        self.nodes = evidence.keys.reduce(into: Set(nodes)) { $0.formUnion([$1.from, $1.to]) }.sorted()
        self.imports = imports
        edges =
            evidence
            .map { pair, evidence in Edge(from: pair.from, to: pair.to, evidence: evidence.sorted()) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}

extension DependencyGraph {
    /// Who names whom, told from syntax alone.
    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        let references = modules.flatMap { module in
            module.mentions.flatMap { table.references(of: $0.mentions, in: $0.file, of: module.name) }
        }
        self.init(references: references, among: table, modules: modules.map(\.name))
    }

    init(references: [Reference], among table: SymbolTable, modules: [String]) {
        var evidence: [NodePair: Set<Evidence>] = [:]
        for reference in references { evidence[reference.pair, default: []].insert(reference.evidence) }
        let imports = modules.flatMap { table.modules[$0]?.fileImports ?? [] }
        self.init(evidence: evidence, nodes: Array(table.nodes), imports: imports)
    }
}
