import Complexity
import Foundation
import Index
import Support

/// What the compiler's index tells of the nodes of a set of modules, and of who refers to whom.
///
/// Nodes, roles and imports come from the source: in the index an actor is a class, and what no platform in use
/// compiles is missing.
public struct IndexEngine: Sendable {
    private let modules: [SourceModule]
    private let table: SymbolTable
    private let nodes: IndexedNodes

    /// Of a file without an index, syntax tells to whom it refers and who refers to it.
    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        self.modules = modules
        self.table = table
        nodes = IndexedNodes(of: modules, among: table)
    }

    /// Who refers to whom, as the compiler resolved it.
    public var declaredGraph: DependencyGraph {
        var graph = graph(of: references + mentioned)
        if !modules.unindexedFiles.isEmpty { graph.excess = table.excess }
        return graph
    }

    /// Who refers to whom in branches of `#if` that the build left out, told from the syntax; `nil` if nobody does.
    public var leftOutGraph: DependencyGraph? {
        let references = mentionedReferences { $0.indexed == nil ? [] : $0.mentions.filter(\.isLeftOut) }
        return references.isEmpty ? nil : graph(of: references)
    }

    /// RFC of each node: how many functions, methods and initialisers it declares or calls, each once.
    ///
    /// Functions of the toolchain and of other packages count as well; what the compiler adds of its own does not.
    /// Nodes in files without an index are missing (Chidamber and Kemerer 1994).
    public var responseCounts: [Node: Int] {
        let unindexed = modules.unindexedFiles
        var responses: [Int: Set<String>] = [:]
        for owned in nodes.sources {
            for occurrence in owned.source.index.occurrences where owned.source.isResponse(occurrence) {
                let usr = owned.source.symbol(of: occurrence).usr
                responses[owned.owner(of: occurrence.position), default: []].insert(usr)
            }
        }
        return nodes.nodes.enumerated().reduce(into: [:]) { counts, numbered in
            let (number, node) = numbered
            if !unindexed.contains(node.file) { counts[node] = responses[number, default: []].count }
        }
    }

    /// How a module's types work together; `nil` if one of its files has no index.
    ///
    /// `graph` is the declared one.
    public func collaborations(inModule name: String, graph: DependencyGraph) -> Collaborations? {
        isIndexed([name]) ? Collaborations(inModule: name, graph: graph, plainValues: plainValues) : nil
    }

    /// Which of a module's bodies only keep its views in step; `nil` if a file of it, or of the layers that it stands on,
    /// has no index: a call of what such a file declares would go unseen.
    ///
    /// `graph` is the declared one, `draws` tells what draws on a screen.
    public func synchronisingBodies(
        among bodies: [WholeBody],
        inModule name: String,
        on layers: [String],
        graph: DependencyGraph,
        draws: (Node) -> Bool
    ) -> SynchronisingBodies? {
        guard isIndexed([name] + layers) else { return nil }
        return SynchronisingBodies(
            among: UsesOfBodies(bodies, inModule: name, of: nodes),
            of: Views(ofModule: name, in: graph, draws: draws),
            plainValues: plainValues
        )
    }

    /// Whether the compiler tells of all files of these modules.
    public func isIndexed(_ names: [String]) -> Bool {
        modules.filter { names.contains($0.name) }.flatMap(\.files).allSatisfy { $0.indexed != nil }
    }
}

extension IndexEngine {
    /// The structs and enums that declare no method, in no extension either.
    private var plainValues: Set<Node> {
        let acting = nodes.sources.reduce(into: Set<Int>()) { acting, owned in
            for occurrence in owned.source.index.occurrences where owned.source.isMethod(occurrence) {
                acting.insert(owned.owner(of: occurrence.position))
            }
        }
        let plain = nodes.nodes.enumerated().filter { number, node in node.isValue && !acting.contains(number) }
        return Set(plain.map(\.element))
    }

    private func graph(of references: [Reference]) -> DependencyGraph {
        DependencyGraph(
            references: references,
            nodes: table.nodes,
            imports: table.imports(of: modules.map(\.name))
        )
    }

    /// The references from and to files without an index, and those that an index lacks in what was built.
    private var mentioned: [Reference] {
        let unindexed = modules.unindexedFiles
        let own = mentionedReferences { file in
            file.indexed == nil ? file.mentions : file.mentions.filter { $0.isUnindexed && !$0.isLeftOut }
        }
        if unindexed.isEmpty { return own }
        // Syntax tells those to files without an index as it tells all: from each branch of an `#if`.
        let others = mentionedReferences { $0.indexed == nil ? [] : $0.mentions.filter { !$0.isUnindexed } }
        return own + others.filter { unindexed.contains($0.pair.to.file) }
    }

    /// What such mentions of each file lead to.
    private func mentionedReferences(of mentions: (NamesInFile) -> [Mention]) -> [Reference] {
        modules.flatMap { module in
            module.files.flatMap { table.references(of: mentions($0), in: $0.path, of: module.name) }
        }
    }

    /// The references that the index tells of, which are looked for in several files at a time.
    private var references: [Reference] {
        let found = Locked([[Reference]](repeating: [], count: nodes.sources.count))
        DispatchQueue.concurrentPerform(iterations: nodes.sources.count) { file in
            let own = IndexedReferences(inSource: file, to: nodes).all
            found.withValue { $0[file] = own }
        }
        return found.value.flatMap(\.self)
    }
}

extension Node {
    fileprivate var isValue: Bool { kind == .type(.struct) || kind == .type(.enum) }
}

extension IndexedSource {
    /// Whether a method is declared there, and not made by the compiler.
    fileprivate func isMethod(_ occurrence: Occurrence) -> Bool {
        occurrence.roles.contains(.definition) && !occurrence.roles.contains(.implicit)
            && symbol(of: occurrence).kind.isFunction && !isAccessor(occurrence)
    }

    fileprivate func isResponse(_ occurrence: Occurrence) -> Bool {
        let kind = symbol(of: occurrence).kind
        guard kind.isFunction || kind == .initializer, !isAccessor(occurrence), !occurrence.roles.contains(.implicit)
        else { return false }
        return occurrence.roles.contains(.definition) || occurrence.roles.contains(.call)
    }
}
