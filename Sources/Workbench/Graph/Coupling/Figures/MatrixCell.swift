/// The edges from one place of a dependency structure matrix to another.
///
/// The rows are the roles of one module; the columns are the same roles, then the other modules that they use.
public struct MatrixCell: Hashable, Codable, Sendable {
    /// The row: a role, or `other` for nodes without one.
    public let from: String
    /// The column: a role, another module, or `other` for nodes without a role.
    public let to: String
    public let edges: Int
    /// The names of the nodes that the edges start from, sorted.
    public let types: [String]

    /// The row and the column of nodes to which no role fits.
    static let other = "other"

    public init(from: String, to: String, edges: Int, types: [String]) {
        self.from = from
        self.to = to
        self.edges = edges
        self.types = types
    }
}

extension ModuleGraph {
    /// The cells that are not 0, row by row; rows and columns stand in the given order of roles and modules.
    ///
    /// Roles and modules that are not among these follow, sorted.
    public func roleCells(order: [String]) -> [MatrixCell] {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func place(_ name: String, isModule: Bool = false) -> MatrixPlace {
            MatrixPlace(rank: (ranks[name] ?? order.count) + (isModule ? order.count + 1 : 0), name: name)
        }
        return (edges + outwardEdges).grouped { edge in
            let (row, column) = edge.matrixPlaces
            return MatrixCrossing(
                row: place(row),
                column: place(column, isModule: edge.to.module != edge.from.module)
            )
        }.map { row, column, edges in
            MatrixCell(from: row, to: column, edges: edges.count, types: Set(edges.map(\.from.name)).sorted())
        }
    }
}

extension Edge {
    /// The row and the column that it counts in, in the matrix of the module that it starts in.
    public var matrixPlaces: (row: String, column: String) {
        (from.rolePlace, to.module == from.module ? to.rolePlace : to.module)
    }
}

extension Node {
    fileprivate var rolePlace: String { role ?? MatrixCell.other }
}
