import Complexity
import Index
import Parsing
import Support

/// What each body of a module uses, as the compiler resolved it, and which bodies run if something is used.
struct UsesOfBodies {
    let bodies: [WholeBody]
    /// By the number of the body, the node that it belongs to.
    private(set) var owners: [Int: Node] = [:]
    /// By the number of the body.
    private(set) var uses: [[BodyUse]]
    /// Where each requirement of the module's protocols stands, by its USR.
    private(set) var requirements: [String: (file: String, position: SourcePosition)] = [:]
    /// The initialisers that the compiler gave to structs, by their USRs.
    private(set) var memberwise: Set<String> = []
    /// The bodies of functions by their USRs, and those of accessors by the USR of their property.
    private var definitions: [String: Set<Int>] = [:]
    /// For a requirement the members that keep its promise, and for a method those that override it.
    private var fulfilments: [String: Set<String>] = [:]

    init(_ bodies: [WholeBody], inModule name: String, of nodes: IndexedNodes) {
        self.bodies = bodies
        uses = bodies.map { _ in [] }
        let numbers = Dictionary(grouping: bodies.indices) { bodies[$0].body.file }
        for owned in nodes.sources where owned.module == name {
            let own = numbers[owned.source.path, default: []]
            for number in own { owners[number] = nodes.nodes[owned.owner(of: bodies[number].body.position)] }
            add(owned, nodes: nodes, bodies: own.sorted { bodies[$0].body.start < bodies[$1].body.start })
        }
    }

    /// The symbol and all that may stand in for it when it is used.
    func meanings(of usr: String) -> Set<String> {
        Set(reachableFrom: [usr]) { fulfilments[$0, default: []] }
    }

    /// The bodies that may run if the symbol is used; empty if none of the module does.
    func bodies(runBy usr: String) -> Set<Int> {
        meanings(of: usr).reduce(into: []) { $0.formUnion(definitions[$1, default: []]) }
    }
}

extension UsesOfBodies {
    /// `numbers` are those of the file's bodies, by where they start; what occurs in the file is in its order, too.
    private mutating func add(_ owned: OwnedSource, nodes: IndexedNodes, bodies numbers: [Int]) {
        var next = numbers[...]
        var open: [Int] = []
        let source = owned.source
        let targets = source.index.symbols.map { nodes.nodes(of: $0.usr).first.map { nodes.nodes[$0] } }
        for occurrence in source.index.occurrences where !source.isMacro(occurrence) {
            let position = occurrence.position
            while let number = next.first, bodies[number].body.start <= position { open.append(next.removeFirst()) }
            open.removeAll { bodies[$0].body.end <= position }
            // A member that stands apart from the conformance keeps its promise where that stands.
            for requirement in source.symbols(relatedTo: occurrence, as: .overrideOf) {
                fulfilments[requirement, default: []].insert(source.symbol(of: occurrence).usr)
            }
            if occurrence.roles.contains(.definition) {
                define(occurrence, in: source, body: open.last)
                if source.isMemberwise(occurrence) { memberwise.insert(source.symbol(of: occurrence).usr) }
                let owner = nodes.nodes[owned.owner(of: position)]
                if owner.isProtocol { requirements[source.symbol(of: occurrence).usr] = (source.path, position) }
            } else if occurrence.roles.contains(.reference), !source.isAccessor(occurrence) {
                let use = source.use(by: occurrence, of: targets[occurrence.symbol])
                for number in open { uses[number].append(use) }
            }
        }
    }

    private mutating func define(_ occurrence: Occurrence, in source: IndexedSource, body: Int?) {
        guard let body else { return }
        let symbol = source.symbol(of: occurrence)
        let accessed = source.symbols(relatedTo: occurrence, as: .accessorOf)
        for usr in accessed { definitions[usr, default: []].insert(body) }
        if accessed.isEmpty, symbol.kind.isFunction { definitions[symbol.usr, default: []].insert(body) }
    }
}

extension IndexedSource {
    /// The USRs of the symbols that an occurrence has that relation to.
    fileprivate func symbols(relatedTo occurrence: Occurrence, as role: SymbolRoles) -> [String] {
        index.relations(of: occurrence).filter { !$0.roles.isDisjoint(with: role) }.map { index.symbols[$0.symbol].usr }
    }

    fileprivate func isMemberwise(_ definition: Occurrence) -> Bool {
        symbol(of: definition).kind == .initializer && definition.roles.contains(.implicit)
            && index.relations(of: definition).contains { relation in
                relation.roles.contains(.childOf) && index.symbols[relation.symbol].kind == .struct
            }
    }

    fileprivate func use(by occurrence: Occurrence, of node: Node?) -> BodyUse {
        let symbol = symbol(of: occurrence)
        let (isRead, isWritten) = (occurrence.roles.contains(.read), occurrence.roles.contains(.write))
        let kind: BodyUse.Kind =
            if symbol.kind == .initializer {
                .initializer
            } else if symbol.kind.isFunction {
                .function
            } else if symbol.kind.isVariable {
                .property(isRead: isRead || !isWritten, isWritten: isWritten)
            } else {
                .other
            }
        return BodyUse(usr: symbol.usr, node: node, kind: kind, isImplicit: occurrence.roles.contains(.implicit))
    }
}
