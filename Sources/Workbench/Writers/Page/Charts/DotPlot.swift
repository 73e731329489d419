/// One value of each architecture, as the distance of a dot from a line: from 0 to the largest.
struct DotPlot: Sendable {
    let width = 320
    let height: Int
    let rows: [Row]

    /// Where labels end and lines start.
    let labelX = start - gap
    let start = Self.start

    struct Row: Sendable {
        let index: Int
        let y: Int
        let label: String
        let x: Int
        let number: String
        let numberX: Int
    }

    private static let rowHeight = 24
    private static let start = 92
    private static let length = 170
    private static let gap = 12

    /// The values are counts, in the order of the names.
    init(names: [String], values: [Double]) {
        let largest = values.max() ?? 0
        height = names.count * Self.rowHeight
        rows = zip(names, values).enumerated().map { index, row in
            let share = largest > 0 ? row.1 / largest : 0
            let x = Self.start + Int((share * Double(Self.length)).rounded())
            return Row(
                index: index,
                y: index * Self.rowHeight + Self.rowHeight / 2,
                label: LabelText.fitted(row.0, to: 11),
                x: x,
                number: String(Int(row.1)),
                numberX: x + Self.gap
            )
        }
    }
}
