/// The edges from the types of one scene to those of another.
public struct SceneCell: Hashable, Codable, Sendable {
    /// How many of the edges a role has a part in.
    public struct RoleEdges: Hashable, Codable, Sendable {
        public let name: String

        /// That start or end at one of its nodes, or do both.
        public let edges: Int

        public init(name: String, edges: Int) {
            self.name = name
            self.edges = edges
        }
    }

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
