import Index
import Parsing

/// The references from one file to the nodes of a subject, as the compiler resolved them.
struct IndexedReferences {
    private let owned: OwnedSource
    private let nodes: [Node]
    /// The numbers of the nodes that each of the file's symbols stands for, by its own: a symbol occurs many times.
    private let targets: [[Int]]

    /// References of a node to itself are left out, and so is what the compiler made for macros and synthesis.
    ///
    /// What it adds to make sense of an expression counts: a loop calls `next()`, a literal an initialiser.
    private(set) var all: [Reference] = []

    init(inSource file: Int, to nodes: IndexedNodes) {
        self.nodes = nodes.nodes
        owned = nodes.sources[file]
        targets = owned.source.index.symbols.map { nodes.nodes(of: $0.usr) }
        for occurrence in source.index.occurrences {
            if occurrence.roles.contains(.reference) {
                if !source.isMacro(occurrence) { addReferences(by: occurrence) }
            } else if !occurrence.roles.contains(.implicit) {
                addFulfilments(by: occurrence)
            }
        }
    }
}

extension IndexedReferences {
    private var source: IndexedSource { owned.source }

    private mutating func addReferences(by occurrence: Occurrence) {
        for target in targets[occurrence.symbol] {
            add(target, as: kind(of: occurrence, to: nodes[target]), at: occurrence.position)
        }
    }

    /// A method that overrides another type's, or is what a protocol requires, refers to that type.
    private mutating func addFulfilments(by occurrence: Occurrence) {
        for relation in source.index.relations(of: occurrence) where relation.roles.contains(.overrideOf) {
            for target in targets[relation.symbol] {
                add(target, as: nodes[target].isProtocol ? .witnesses : .overrides, at: occurrence.position)
            }
        }
    }

    private mutating func add(_ target: Int, as kind: Evidence.Kind, at position: SourcePosition) {
        let owner = owned.owner(of: position)
        guard owner != target else { return }
        all.append(
            Reference(
                pair: NodePair(from: nodes[owner], to: nodes[target]),
                evidence: Evidence(kind: kind, file: source.path, position: position)
            )
        )
    }

    private func kind(of occurrence: Occurrence, to target: Node) -> Evidence.Kind {
        let symbol = source.symbol(of: occurrence)
        if source.index.relations(of: occurrence).contains(where: { $0.roles.contains(.baseOf) }) {
            return target.isProtocol ? .conforms : .inherits
        }
        if symbol.kind == .initializer { return .creates }
        if symbol.kind.isFunction { return .calls }
        guard symbol.kind.isVariable else { return .uses }
        return occurrence.roles.isDisjoint(with: .read) && occurrence.roles.contains(.write) ? .writes : .reads
    }
}
