/// A row of a table: what it is of, where that stands in `report.json`, and its numbers.
struct TableRow: Sendable {
    /// The place of its architecture among those measured; `nil` for a shared layer.
    var index: Int?
    var architecture: String?

    /// The place in the table's list.
    var position: Int?

    /// `nil` for the part that has no role.
    var name: String?
    let cells: [FigureCell]
}
