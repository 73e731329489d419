import Index
import Parsing

/// The references from one file to the nodes of a subject, as the compiler resolved them.
struct IndexedReferences {
    private let owned: OwnedSource
    private let nodes: [Node]
    /// The numbers of the nodes that each of the file's symbols stands for, by its own: a symbol occurs many times.
    private let targets: [[Int]]

    init(inSource file: Int, to nodes: IndexedNodes) {
        self.nodes = nodes.nodes
        owned = nodes.sources[file]
        targets = owned.source.index.symbols.map { nodes.nodes(of: $0.usr) }
    }

    /// References of a node to itself are left out, and so is what the compiler made for macros and synthesis.
    ///
    /// What it adds to make sense of an expression counts: a loop calls `next()`, a literal an initialiser.
    var all: [Reference] {
        var references: [Reference] = []
        for occurrence in source.index.occurrences {
            if occurrence.roles.contains(.reference) {
                if !source.isMacro(occurrence) { addReferences(by: occurrence, to: &references) }
            } else if !occurrence.roles.contains(.implicit) {
                addFulfilments(by: occurrence, to: &references)
            }
        }
        return references
    }
}

extension IndexedReferences {
    private var source: IndexedSource { owned.source }

    private func addReferences(by occurrence: Occurrence, to references: inout [Reference]) {
        for target in targets[occurrence.symbol] {
            add(target, as: kind(of: occurrence, to: nodes[target]), at: occurrence, to: &references)
        }
    }

    /// A method that overrides another type's, or is what a protocol requires, refers to that type.
    private func addFulfilments(by occurrence: Occurrence, to references: inout [Reference]) {
        for relation in source.index.relations(of: occurrence) where relation.roles.contains(.overrideOf) {
            for target in targets[relation.symbol] {
                let kind: Evidence.Kind = nodes[target].isProtocol ? .witnesses : .overrides
                add(target, as: kind, at: occurrence, to: &references)
            }
        }
    }

    private func add(
        _ target: Int,
        as kind: Evidence.Kind,
        at occurrence: Occurrence,
        to references: inout [Reference]
    ) {
        let position = occurrence.position
        let owner = owned.owner(of: position)
        guard owner != target else { return }
        references.append(
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
        if symbol.kind == .initializer { return target.isProtocol ? .calls : .creates }
        if symbol.kind.isFunction, occurrence.roles.contains(.call) { return .calls }
        return symbol.kind.isVariable ? .reads : .uses
    }
}
