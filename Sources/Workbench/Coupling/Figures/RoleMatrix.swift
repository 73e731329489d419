/// For each pair of places how many edges lead from the one to the other: a dependency structure matrix.
///
/// The rows are the roles of one module; the columns are the same roles, then the other modules that they use.
public struct RoleMatrix: Hashable, Codable, Sendable {
    /// The row and column of nodes to which no role fits.
    public static let withoutRole = "other"

    public let rows: [String]

    public let columns: [String]

    /// The cells that are not 0, row by row.
    public let cells: [Cell]

    public struct Cell: Hashable, Codable, Sendable {
        public let row: String
        public let column: String
        public let edges: Int

        /// The names of the nodes that the edges come from; sorted.
        public let from: [String]
    }

    /// - Parameter order: Names of roles and modules in the order in which they are to stand; others follow, sorted.
    public init(of graph: ModuleGraph, order: [String]) {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func sorted(_ places: some Sequence<String>) -> [String] {
            Set(places).sorted { (ranks[$0] ?? order.count, $0) < (ranks[$1] ?? order.count, $1) }
        }
        let rows = sorted(graph.nodes.map(\.rolePlace))
        let columns = rows + sorted(graph.outwardEdges.map(\.to.module))
        let inner = graph.edges.map { (row: $0.from.rolePlace, column: $0.to.rolePlace, from: $0.from.name) }
        let outward = graph.outwardEdges.map { (row: $0.from.rolePlace, column: $0.to.module, from: $0.from.name) }
        let entries = inner + outward
        cells = rows.flatMap { row in
            columns.compactMap { column in
                let found = entries.filter { $0.row == row && $0.column == column }.map(\.from)
                return found.isEmpty
                    ? nil : Cell(row: row, column: column, edges: found.count, from: Set(found).sorted())
            }
        }
        self.rows = rows
        self.columns = columns
    }
}

extension Node {
    fileprivate var rolePlace: String { role ?? RoleMatrix.withoutRole }
}
