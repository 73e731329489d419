import Index
import Parsing

/// The references from one file to the nodes of a subject, as the compiler resolved them.
struct IndexedReferences {
    private let source: IndexedSource

    /// The nodes that each of the file's symbols stands for, by its number: a symbol occurs many times.
    private let targets: [[Node]]

    /// The nodes of all types, by their USRs.
    private let types: [String: Node]

    init(in source: IndexedSource, to nodes: IndexedNodes) {
        self.source = source
        targets = source.index.symbols.map { Array(nodes.nodes(of: $0.usr)) }
        types = nodes.nodes
    }

    /// References of a node to itself are left out, and so is what the compiler made for macros and synthesis.
    ///
    /// What it adds to make sense of an expression counts: a loop calls `next()`, a literal an initialiser.
    var all: [Reference] {
        source.index.occurrences.flatMap { occurrence in
            if occurrence.roles.contains(.reference) {
                return source.isMacro(occurrence) ? [] : references(by: occurrence)
            }
            return occurrence.roles.contains(.implicit) ? [] : fulfilments(by: occurrence)
        }
    }
}

extension IndexedReferences {
    private func references(by occurrence: Occurrence) -> [Reference] {
        let symbol = source.index.symbols[occurrence.symbol]
        return targets[occurrence.symbol].flatMap { target in
            reference(to: target, as: Self.kind(of: occurrence, to: symbol, of: target), at: occurrence)
        }
    }

    /// A method that overrides another type's, or is what a protocol requires, refers to that type.
    private func fulfilments(by occurrence: Occurrence) -> [Reference] {
        occurrence.relations.filter { $0.roles.contains(.overrideOf) }.flatMap { relation in
            targets[relation.symbol].flatMap { target in
                reference(to: target, as: target.isProtocol ? .witnesses : .overrides, at: occurrence)
            }
        }
    }

    private func reference(to target: Node, as kind: Evidence.Kind, at occurrence: Occurrence) -> [Reference] {
        guard let from = source.owner(of: occurrence.position, types: types), from != target else { return [] }
        let evidence = Evidence(kind: kind, file: source.path, position: occurrence.position)
        return [Reference(pair: NodePair(from: from, to: target), evidence: evidence)]
    }

    private static func kind(of occurrence: Occurrence, to symbol: IndexedSymbol, of target: Node) -> Evidence.Kind {
        if occurrence.relations.contains(where: { $0.roles.contains(.baseOf) }) {
            return target.isProtocol ? .conforms : .inherits
        }
        if symbol.kind == .initializer { return target.isProtocol ? .calls : .creates }
        if symbol.kind.isFunction, occurrence.roles.contains(.call) { return .calls }
        return symbol.kind.isVariable ? .reads : .uses
    }
}
