/// The edges from one place of an architecture to another.
public struct MatrixCell: Hashable, Codable, Sendable {
    /// A role, or the name that stands for nodes without one.
    public let from: String

    /// A role, a shared layer, or the name that stands for nodes without a role.
    public let to: String

    public let edges: Int

    /// The names of the nodes that the edges start from, sorted.
    public let types: [String]

    public init(from: String, to: String, edges: Int, types: [String]) {
        self.from = from
        self.to = to
        self.edges = edges
        self.types = types
    }
}
