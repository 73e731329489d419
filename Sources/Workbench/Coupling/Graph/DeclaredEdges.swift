/// How many edges a declared graph has, where their places do not matter: a part of the work of a whole graph.
public struct DeclaredEdges: Hashable, Sendable {
    /// By the path of the file that declares the node they start from.
    public let counts: [String: Int]

    public init(of modules: [SourceModule]) {
        let table = SymbolTable(modules)
        var pairs: Set<NodePair> = []
        for module in modules {
            for file in module.mentions {
                pairs.formUnion(table.references(of: file.mentions, in: file.file, of: module.name).map(\.pair))
            }
        }
        counts = pairs.reduce(into: [:]) { $0[$1.from.file, default: 0] += 1 }
    }
}
