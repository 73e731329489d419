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

    init(of arrows: [Arrow], places: EdgeEnds) {
        columns = places.all.map { Place(name: $0, isShared: places.shared.contains($0)) }
        let largest = arrows.map(\.most).max() ?? 1
        rows = places.own.map { from in
            let cells = places.all.map { to in
                guard let arrow = arrows.first(where: { $0.from == from && $0.to == to }), arrow.most > 0 else {
                    return GraphPair(declared: "", resolved: "")
                }
                return GraphPair(
                    declared: String(arrow.declared),
                    resolved: String(arrow.resolved),
                    // From 1 to the number of levels, by the share of the largest count.
                    level: max(1, (arrow.most * Self.levels + largest - 1) / largest)
                )
            }
            return Row(name: from, cells: cells)
        }
    }
}
