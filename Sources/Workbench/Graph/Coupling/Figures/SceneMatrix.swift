/// For each pair of scenes how many edges lead from the one to the other, and which roles have a part in them.
public struct SceneMatrix: Hashable, Sendable {
    /// The cells that are not 0, row by row.
    public let cells: [Cell]

    /// The edges from the nodes of one scene to those of another.
    public struct Cell: Hashable, Codable, Sendable {
        public let from: String
        public let to: String
        public let edges: Int

        /// The roles that the edges start from and end at, sorted by name; an edge counts for both of its ends.
        public let roles: [RoleEdges]

        /// The names of the nodes that the edges start from, sorted.
        public let types: [String]

        public init(from: String, to: String, edges: Int, roles: [RoleEdges], types: [String]) {
            self.from = from
            self.to = to
            self.edges = edges
            self.roles = roles
            self.types = types
        }
    }

    /// How many edges start or end at one of a role's nodes, or do both.
    public struct RoleEdges: Hashable, Codable, Sendable {
        public let name: String
        public let edges: Int

        public init(name: String, edges: Int) {
            self.name = name
            self.edges = edges
        }
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
        let counts = Dictionary(roles.map { ($0, 1) }, uniquingKeysWith: +)
        return Cell(
            from: row,
            to: column,
            edges: edges.count,
            roles: counts.sorted { $0.key < $1.key }.map { RoleEdges(name: $0.key, edges: $0.value) },
            types: Set(edges.map(\.from.name)).sorted()
        )
    }
}
