import Report

/// Who uses whom in an architecture, role by role, in both graphs; the more edges, the darker the cell.
struct RoleMatrixTable: Sendable {
    let columns: [Place]
    let rows: [Row]

    struct Place: Sendable {
        let name: String
        let isShared: Bool
    }

    struct Row: Sendable {
        let name: String
        let cells: [GraphPair]
    }

    private static let levels = 4

    init(of column: Column, places: EdgeEnds) {
        let coupling = column.figures.coupling
        columns = places.all.map { Place(name: $0, isShared: places.shared.contains($0)) }
        let largest = (coupling.declared.matrix + coupling.resolved.matrix).map(\.edges).max() ?? 1
        rows = places.own.map { from in
            Row(name: from, cells: places.all.map { Self.cell(from: from, to: $0, of: coupling, largest: largest) })
        }
    }
}

extension RoleMatrixTable {
    private static func cell(from: String, to: String, of coupling: ArchitectureCoupling, largest: Int) -> GraphPair {
        let counts = [coupling.declared.matrix, coupling.resolved.matrix].map { matrix in
            matrix.first { $0.from == from && $0.to == to }?.edges ?? 0
        }
        let most = max(counts[0], counts[1])
        guard most > 0 else { return GraphPair(declared: "", resolved: "") }
        return GraphPair(
            declared: String(counts[0]),
            resolved: String(counts[1]),
            level: level(of: most, largest: largest)
        )
    }

    /// From 1 to the number of levels, by the share of the largest count.
    private static func level(of count: Int, largest: Int) -> Int {
        max(1, (count * levels + largest - 1) / largest)
    }
}
