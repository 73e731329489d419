import Report

/// Who uses whom in an architecture, role by role, in both graphs; the more edges, the darker the cell.
struct RoleMatrixTable: Sendable {
    let figures: String
    let columns: [Place]
    let rows: [Row]

    struct Place: Sendable {
        let name: String
        let isShared: Bool
    }

    struct Row: Sendable {
        let name: String
        let cells: [Cell]
    }

    struct Cell: Sendable {
        let level: Int

        let declared: Int
        let resolved: Int
        let isSame: Bool
        let isEmpty: Bool
    }

    private static let levels = 4

    init(of column: Column, places: Places) {
        let coupling = column.figures.coupling
        figures = column.path("coupling")
        columns = places.all.map { Place(name: $0, isShared: places.shared.contains($0)) }
        let largest = (coupling.declared.matrix + coupling.resolved.matrix).map(\.edges).max() ?? 1
        rows = places.own.map { from in
            Row(name: from, cells: places.all.map { Self.cell(from: from, to: $0, of: coupling, largest: largest) })
        }
    }
}

extension RoleMatrixTable {
    private static func cell(from: String, to: String, of coupling: ArchitectureCoupling, largest: Int) -> Cell {
        let counts = [coupling.declared.matrix, coupling.resolved.matrix].map { matrix in
            matrix.first { $0.from == from && $0.to == to }?.edges ?? 0
        }
        let most = max(counts[0], counts[1])
        return Cell(
            level: level(of: most, largest: largest),
            declared: counts[0],
            resolved: counts[1],
            isSame: counts[0] == counts[1],
            isEmpty: most == 0
        )
    }

    /// From 1 to the number of levels, by the share of the largest count.
    private static func level(of count: Int, largest: Int) -> Int {
        max(1, (count * levels + largest - 1) / largest)
    }
}
