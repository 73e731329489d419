import Declarations

/// Who names whom across a code base, told from syntax alone.
///
/// An edge to a protocol ends at the protocol. References to itself are no edges; names that no given module declares
/// are dropped.
public struct DeclaredGraph: Hashable, Sendable {
    /// In the order of module, name and file.
    public let nodes: [Node]

    /// One for each pair of nodes, in the order of `from`, then `to`.
    public let edges: [Edge]

    /// In the order of modules, files and lines.
    public let imports: [FileImport]

    public init(of modules: [SourceModule]) {
        let symbols = SymbolTable(modules)
        var evidence: [NodePair: Set<Evidence>] = [:]
        for module in modules {
            for file in module.files {
                for reference in symbols.references(in: file, of: module.name) {
                    evidence[reference.pair, default: []].insert(reference.evidence)
                }
            }
        }
        nodes = evidence.keys.reduce(into: symbols.nodes) { $0.formUnion([$1.from, $1.to]) }.sorted()
        edges =
            evidence
            .map { pair, evidence in Edge(from: pair.from, to: pair.to, evidence: evidence.sorted()) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        imports = modules.flatMap { symbols.modules[$0.name]?.fileImports ?? [] }
    }
}
