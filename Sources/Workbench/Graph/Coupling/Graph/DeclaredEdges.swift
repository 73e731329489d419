import Foundation
import Support

/// How many edges a declared graph has, if their places do not matter: a part of the work of a whole graph.
public struct DeclaredEdges: Hashable, Sendable {
    /// By the path of the file that declares the node they start from.
    public let counts: [String: Int]
    /// In the order of names.
    public let ambiguous: [AmbiguousName]
    /// What was not followed, because it stands for too much; in the order of files.
    public let excess: [GraphError]
    private let nodes: Set<Node>
    private let pairs: Set<NodePair>

    /// Resolves the names of several files at a time.
    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        let files = modules.flatMap { module in module.files.map { (module: module.name, names: $0) } }
        let pairs = Locked(Set<NodePair>())
        let ambiguous = Locked([AmbiguousMention]())
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let (module, names) = files[index]
            let own = table.references(of: names.mentions, in: names.path, of: module, areDistinct: true)
            pairs.withValue { $0.formUnion(own.map(\.pair)) }
            let unclear = table.ambiguousMentions(among: names.mentions, in: names.path, of: module)
            if !unclear.isEmpty { ambiguous.withValue { $0 += unclear } }
        }
        excess = table.excess
        self.ambiguous = table.ambiguousNames(in: ambiguous.value)
        self.pairs = pairs.value
        nodes = self.pairs.reduce(into: table.nodes) { nodes, pair in
            nodes.insert(pair.from)
            nodes.insert(pair.to)
        }
        counts = self.pairs.reduce(into: [:]) { $0[$1.from.file, default: 0] += 1 }
    }

    /// Martin's figures of groups of nodes, such as targets; a node without a group is neither inside nor outside.
    public func martinFigures<Group: Hashable>(by group: (Node) -> Group?) -> [Group: MartinFigures] {
        MartinFigures.all(of: nodes, pairs: pairs, by: group)
    }
}
