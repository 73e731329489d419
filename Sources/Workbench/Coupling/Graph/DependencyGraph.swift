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

    /// The evidence of each pair has to be sorted; nodes that only edges know are added to `nodes`.
    init(evidence: [NodePair: [Evidence]], nodes: [Node], imports: [FileImport]) {
        let nodes = evidence.keys.reduce(into: Set(nodes)) { known, pair in
            known.insert(pair.from)
            known.insert(pair.to)
        }.sorted()
        self.nodes = nodes
        self.imports = imports
        // Places in the order are cheaper to compare, again and again, than names.
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        edges =
            evidence
            .map { pair, evidence in
                (
                    place: (places[pair.from, default: 0], places[pair.to, default: 0]),
                    edge: Edge(from: pair.from, to: pair.to, evidence: evidence)
                )
            }
            .sorted { $0.place < $1.place }
            .map(\.edge)
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
        var evidence: [NodePair: [Evidence]] = [:]
        for reference in references { evidence[reference.pair, default: []].append(reference.evidence) }
        let imports = modules.flatMap { table.modules[$0]?.fileImports ?? [] }
        self.init(evidence: evidence.mapValues(\.sortedOnce), nodes: Array(table.nodes), imports: imports)
    }
}

extension [Evidence] {
    /// Sorted, each once.
    fileprivate var sortedOnce: [Evidence] {
        sorted().reduce(into: []) { once, evidence in
            if once.last != evidence { once.append(evidence) }
        }
    }
}
