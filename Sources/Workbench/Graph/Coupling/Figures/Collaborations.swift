/// The pairs of a module's types that know each other from two different roles, each by how they do.
///
/// Only classes, structs, enums and actors are paired, never a protocol or a file. So it does not matter what a
/// protocol is called, who declares it, or which role it has.
public struct Collaborations: Hashable, Sendable {
    /// The pairs that work together through protocols only, in both directions.
    public let throughProtocols: [Pair]
    /// The pairs of which one type works with the other itself.
    public let direct: [Pair]
    /// The pairs of which one type only puts the other together: creates it, names it, hands it on, or sets its
    /// properties.
    public let assembly: [Pair]
    /// The pairs with a plain value, however the two know each other.
    public let plainValues: [Pair]

    /// Two types, in the order of nodes.
    public struct Pair: Hashable, Sendable {
        public let first: Node
        public let second: Node
    }
}

extension Collaborations {
    /// `graph` is the declared one of the whole subject.
    init(inModule name: String, graph: DependencyGraph, plainValues: Set<Node>) {
        let conformers = graph.conformersOfProtocols
        var ways: [Pair: Way] = [:]
        for edge in graph.edges where edge.from.module == name {
            guard let uses = edge.uses else { continue }
            let worksTogether = uses.contains(where: \.isCollaboration)
            let way: Way = worksTogether ? edge.to.isProtocol ? .throughProtocols : .direct : .assembly
            let targets = edge.to.isProtocol ? conformers[edge.to, default: []] : [edge.to]
            for pair in targets.compactMap({ Pair(edge.from, $0) }) {
                let isPlain = plainValues.contains(pair.first) || plainValues.contains(pair.second)
                ways[pair] = min(ways[pair] ?? way, isPlain ? .plainValue : way)
            }
        }
        let pairs = Dictionary(grouping: ways.keys.sorted()) { ways[$0] }
        throughProtocols = pairs[.throughProtocols, default: []]
        direct = pairs[.direct, default: []]
        assembly = pairs[.assembly, default: []]
        self.plainValues = pairs[.plainValue, default: []]
    }
}

/// How two types know each other; of several ways the first one decides.
private enum Way: Comparable {
    case plainValue, direct, throughProtocols, assembly
}

extension Collaborations.Pair {
    /// `nil` if these are not two types of one module with two different roles.
    fileprivate init?(_ one: Node, _ other: Node) {
        guard one.isConcrete, other.isConcrete, one.module == other.module, let role = one.role,
            let otherRole = other.role, role != otherRole
        else { return nil }
        (first, second) = one < other ? (one, other) : (other, one)
    }
}

extension Collaborations.Pair: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.first, left.second) < (right.first, right.second)
    }
}

extension Evidence {
    /// Whether the one works with the other.
    ///
    /// Whoever only creates it, names it, hands it on or sets a property of it puts the two together for others.
    fileprivate var isCollaboration: Bool { [.calls, .reads, .inherits, .overrides].contains(kind) }
}
