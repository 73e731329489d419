/// A row or a column of a matrix.
struct MatrixPlace: Hashable, Comparable {
    /// Those of a lower rank come first.
    let rank: Int
    let name: String

    static func < (left: MatrixPlace, right: MatrixPlace) -> Bool { (left.rank, left.name) < (right.rank, right.name) }
}

extension [Edge] {
    /// The edges of each cell, row by row; an edge without places is in none of them.
    func grouped(
        by places: (Edge) -> (row: MatrixPlace, column: MatrixPlace)?
    ) -> [(row: String, column: String, edges: [Edge])] {
        let placed = compactMap { edge in places(edge).map { (places: [$0.row, $0.column], edge: edge) } }
        return Dictionary(grouping: placed, by: \.places)
            .sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }
            .map { places, placed in (places[0].name, places[1].name, placed.map(\.edge)) }
    }
}
