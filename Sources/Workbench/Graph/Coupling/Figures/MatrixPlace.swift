/// A row or a column of a matrix.
struct MatrixPlace: Hashable, Comparable {
    /// The rank of the row or column: those of a lower rank come first.
    let rank: Int
    let name: String

    static func < (left: MatrixPlace, right: MatrixPlace) -> Bool { (left.rank, left.name) < (right.rank, right.name) }
}

/// Where a row and a column of a matrix meet.
struct MatrixCrossing: Hashable, Comparable {
    let row: MatrixPlace
    let column: MatrixPlace

    static func < (left: MatrixCrossing, right: MatrixCrossing) -> Bool {
        (left.row, left.column) < (right.row, right.column)
    }
}

extension [Edge] {
    /// The edges of each cell, row by row; an edge without a crossing is in none of them.
    func grouped(by crossing: (Edge) -> MatrixCrossing?) -> [(row: String, column: String, edges: [Edge])] {
        let placed = compactMap { edge in crossing(edge).map { (crossing: $0, edge: edge) } }
        return Dictionary(grouping: placed, by: \.crossing)
            .sorted { $0.key < $1.key }
            .map { crossing, placed in (crossing.row.name, crossing.column.name, placed.map(\.edge)) }
    }
}
