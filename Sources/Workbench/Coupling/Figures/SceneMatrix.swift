/// For each pair of scenes how many edges lead from the one to the other, and which roles have a part in them.
public struct SceneMatrix: Hashable, Sendable {
    /// The cells that are not 0, row by row.
    public let cells: [Cell]

    public struct Cell: Hashable, Sendable {
        public let row: String
        public let column: String
        public let edges: Int

        /// For each role, how many of the edges start or end at one of its nodes, or do both.
        public let roles: [String: Int]

        /// The names of the nodes that the edges come from; sorted.
        public let from: [String]
    }

    /// Rows and columns stand in the given order of scenes; a node without a scene is in none of them.
    public init(of graph: ModuleGraph, order: [String]) {
        cells = order.flatMap { row in
            order.filter { $0 != row }.compactMap { column in
                Self.cell(of: graph.edges.filter { $0.from.scene == row && $0.to.scene == column }, row, column)
            }
        }
    }
}

extension SceneMatrix {
    private static func cell(of edges: [Edge], _ row: String, _ column: String) -> Cell? {
        guard !edges.isEmpty else { return nil }
        let roles = edges.flatMap { Set([$0.from.role, $0.to.role].compactMap(\.self)) }
        return Cell(
            row: row,
            column: column,
            edges: edges.count,
            roles: Dictionary(roles.map { ($0, 1) }, uniquingKeysWith: +),
            from: Set(edges.map(\.from.name)).sorted()
        )
    }
}
