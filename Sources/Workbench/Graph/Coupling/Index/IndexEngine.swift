import Foundation
import Index
import Support

/// What the compiler's index tells of the nodes of a set of modules, and of who refers to whom.
///
/// Nodes, roles and imports come from the source: in the index an actor is a class, and what no platform in use
/// compiles is missing.
public struct IndexEngine: Sendable {
    private let modules: [String]
    private let table: SymbolTable
    private let nodes: IndexedNodes

    /// A file without an index has no references.
    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        self.modules = modules.map(\.name)
        self.table = table
        nodes = IndexedNodes(of: modules, among: table)
    }

    /// Who refers to whom, as the compiler resolved it.
    public var declaredGraph: DependencyGraph {
        DependencyGraph(references: references, nodes: table.nodes, imports: table.imports(of: modules))
    }

    /// RFC of each node: how many functions, methods and initialisers it declares or calls, each once.
    ///
    /// Those of the toolchain and of other packages count as well; what the compiler adds of its own does not. Nodes
    /// with neither are missing (Chidamber and Kemerer 1994).
    public var responseCounts: [Node: Int] {
        var responses: [Int: Set<String>] = [:]
        for owned in nodes.sources {
            for occurrence in owned.source.index.occurrences where owned.source.isResponse(occurrence) {
                let usr = owned.source.symbol(of: occurrence).usr
                responses[owned.owner(of: occurrence.position), default: []].insert(usr)
            }
        }
        return Dictionary(uniqueKeysWithValues: responses.map { (nodes.nodes[$0], $1.count) })
    }
}

extension IndexEngine {
    /// Those of several files are looked for at a time.
    private var references: [Reference] {
        let found = Locked([[Reference]](repeating: [], count: nodes.sources.count))
        DispatchQueue.concurrentPerform(iterations: nodes.sources.count) { file in
            let own = IndexedReferences(inSource: file, to: nodes).all
            found.withValue { $0[file] = own }
        }
        return found.value.flatMap(\.self)
    }
}

extension IndexedSource {
    fileprivate func isResponse(_ occurrence: Occurrence) -> Bool {
        let kind = symbol(of: occurrence).kind
        guard kind.isFunction || kind == .initializer, !isAccessor(occurrence), !occurrence.roles.contains(.implicit)
        else { return false }
        return occurrence.roles.contains(.definition) || occurrence.roles.contains(.call)
    }
}
