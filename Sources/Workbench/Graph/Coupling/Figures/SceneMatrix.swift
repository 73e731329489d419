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
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let crossing = graph.edges.compactMap { edge -> (pair: ScenePair, edge: Edge)? in
            guard let row = edge.from.scene.flatMap({ ranks[$0] }), let column = edge.to.scene.flatMap({ ranks[$0] }),
                row != column
            else { return nil }
            return (ScenePair(row: row, column: column), edge)
        }
        cells = Dictionary(grouping: crossing, by: \.pair)
            .sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
            .map { pair, crossing in Self.cell(of: crossing.map(\.edge), order[pair.row], order[pair.column]) }
    }
}

extension SceneMatrix {
    /// Two scenes, by their places in the order.
    private struct ScenePair: Hashable {
        let row: Int
        let column: Int
    }

    private static func cell(of edges: [Edge], _ row: String, _ column: String) -> Cell {
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
