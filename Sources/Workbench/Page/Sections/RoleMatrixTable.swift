import Report

/// Who uses whom in one graph of an architecture, role by role; the more edges, the darker the cell.
struct RoleMatrixTable: Sendable {
    let graph: String
    let figures: String
    let title: Words
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
        let figure: String
        let level: Int

        /// None where there is no edge.
        let count: Int?

        /// How many more than in the graph before; none where there are not more.
        let added: Int?
    }

    private static let levels = 4

    /// With a graph before this one, what has been added to it is told.
    init(
        of graph: GraphFigures,
        graph name: String,
        column: Column,
        places: Places,
        words: WordTable,
        before: GraphFigures? = nil
    ) {
        self.graph = name
        figures = column.path("coupling.\(name).matrix")
        title = words("graph.\(name)")
        columns = places.all.map { Place(name: $0, isShared: places.shared.contains($0)) }
        let largest = graph.matrix.map(\.edges).max() ?? 1
        rows = places.own.map { from in
            Row(
                name: from,
                cells: places.all.map { to in
                    let index = graph.matrix.firstIndex { $0.from == from && $0.to == to }
                    let count = index.map { graph.matrix[$0].edges }
                    let old = before?.matrix.first { $0.from == from && $0.to == to }?.edges ?? 0
                    return Cell(
                        figure: ".\(index ?? 0).edges",
                        level: count.map { Self.level(of: $0, largest: largest) } ?? 0,
                        count: count,
                        added: before == nil ? nil : count.flatMap { $0 > old ? $0 - old : nil }
                    )
                }
            )
        }
    }

    /// From 1 to the number of levels, by the share of the largest count.
    private static func level(of count: Int, largest: Int) -> Int {
        max(1, (count * levels + largest - 1) / largest)
    }
}
