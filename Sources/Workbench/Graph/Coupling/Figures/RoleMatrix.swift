/// For each pair of places how many edges lead from the one to the other: a dependency structure matrix.
///
/// The rows are the roles of one module; the columns are the same roles, then the other modules that they use.
public struct RoleMatrix: Hashable, Sendable {
    /// The row and column of nodes to which no role fits.
    public static let withoutRole = "other"
    public let rows: [String]
    public let columns: [String]
    /// The cells that are not 0, row by row.
    public let cells: [Cell]

    /// The edges from one place to another.
    public struct Cell: Hashable, Codable, Sendable {
        /// The row: a role, or the name that stands for nodes without one.
        public let from: String

        /// The column: a role, another module, or the name that stands for nodes without a role.
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

    /// Rows and columns stand in the given order of roles and modules; others follow, sorted.
    public init(of graph: ModuleGraph, order: [String]) {
        let entries =
            graph.edges.map { Entry(row: $0.from.rolePlace, column: $0.to.rolePlace, from: $0.from.name) }
            + graph.outwardEdges.map { Entry(row: $0.from.rolePlace, column: $0.to.module, from: $0.from.name) }
        let rows = Self.sorted(graph.nodes.map(\.rolePlace), by: order)
        let columns = rows + Self.sorted(graph.outwardEdges.map(\.to.module), by: order)

        self.rows = rows
        self.columns = columns
        let byRow = Dictionary(grouping: entries, by: \.row)
        let places = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
        cells = rows.flatMap { row in
            Dictionary(grouping: byRow[row, default: []], by: \.column)
                .sorted { places[$0.key, default: 0] < places[$1.key, default: 0] }
                .map { column, entries in
                    Cell(from: row, to: column, edges: entries.count, types: Set(entries.map(\.from)).sorted())
                }
        }
    }
}

extension RoleMatrix {
    /// One edge, by the places that it leads from and to.
    private struct Entry {
        let row: String
        let column: String
        let from: String
    }

    private static func sorted(_ places: [String], by order: [String]) -> [String] {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        return Set(places).sorted { (ranks[$0] ?? order.count, $0) < (ranks[$1] ?? order.count, $1) }
    }
}

extension Edge {
    /// The row and the column that it counts in, in the matrix of the module that it starts in.
    public var matrixPlaces: (row: String, column: String) {
        (from.rolePlace, to.module == from.module ? to.rolePlace : to.module)
    }
}

extension Node {
    fileprivate var rolePlace: String { role ?? RoleMatrix.withoutRole }
}
