/// The edges from the nodes of one scene to those of another, and which roles have a part in them.
public struct SceneCell: Hashable, Codable, Sendable {
    public let from: String
    public let to: String
    public let edges: Int
    /// The roles that the edges start from and end at, sorted by name; an edge counts for both of its ends.
    public let roles: [RoleEdges]
    /// The names of the nodes that the edges start from, sorted.
    public let types: [String]

    /// How many edges start or end at one of a role's nodes, or do both.
    public struct RoleEdges: Hashable, Codable, Sendable {
        public let name: String
        public let edges: Int

        public init(name: String, edges: Int) {
            self.name = name
            self.edges = edges
        }
    }

    public init(from: String, to: String, edges: Int, roles: [RoleEdges], types: [String]) {
        self.from = from
        self.to = to
        self.edges = edges
        self.roles = roles
        self.types = types
    }
}

extension ModuleGraph {
    /// The cells that are not 0, row by row, in the given order of scenes; a node without a scene is in none of them.
    public func sceneCells(order: [String]) -> [SceneCell] {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func place(of node: Node) -> MatrixPlace? {
            node.scene.flatMap { scene in ranks[scene].map { MatrixPlace(rank: $0, name: scene) } }
        }
        return edges.grouped { edge in
            guard let row = place(of: edge.from), let column = place(of: edge.to), row != column else { return nil }
            return MatrixCrossing(row: row, column: column)
        }.map { row, column, edges in
            let roles = edges.flatMap { Set([$0.from.role, $0.to.role].compactMap(\.self)) }
            let counts = Dictionary(roles.map { ($0, 1) }, uniquingKeysWith: +)
            return SceneCell(
                from: row,
                to: column,
                edges: edges.count,
                roles: counts.sorted { $0.key < $1.key }.map { SceneCell.RoleEdges(name: $0.key, edges: $0.value) },
                types: Set(edges.map(\.from.name)).sorted()
            )
        }
    }
}
