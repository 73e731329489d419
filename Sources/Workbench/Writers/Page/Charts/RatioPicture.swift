import Report
import Support
import Words
import Writers

/// How each row of a table of costs compares with the baseline's: a dot for each ratio, and a line for its bounds.
struct RatioPicture: Sendable {
    let ticks: [DotStrip.Scale.Tick]
    let rows: [Row]
    /// Whether some ratio's bounds hold 1.
    let hasHollow: Bool

    struct Row: Sendable {
        let name: Words
        let dots: [Dot]
    }

    struct Dot: Sendable {
        /// The architecture's place among those measured; `nil` for a variant.
        let index: Int?
        let mark: Int
        let place: String
        let height: Int
        /// Where the bounds lie; `nil` for a count.
        let bounds: Bounds?
        /// Whether the bounds hold 1, so that it is not told apart from the baseline.
        let isHollow: Bool
    }

    struct Bounds: Sendable {
        let from: String
        let to: String

        fileprivate init?(_ bounds: MedianInterval, on scale: DotStrip.Scale) {
            guard let from = scale.text(of: bounds.low), let to = scale.text(of: bounds.high) else { return nil }
            (self.from, self.to) = (from, to)
        }
    }

    /// `nil` if there is no baseline, or no ratio to show.
    init?(of table: CostTable, columns: [Column]) {
        guard let baseline = columns.first(where: \.isBaseline)?.index else { return nil }
        let floors = table.hasFloor ? 1 : 0
        let ratios = table.rows.flatMap { row in row.cells.compactMap(\.ratioValue) }
        let ends = table.rows.flatMap { row in
            row.cells.flatMap { cell in cell.ratioBounds.map { [$0.low, $0.high] } ?? [] }
        }
        guard !ratios.isEmpty, let scale = DotStrip.Scale.ratios(ratios + ends) else { return nil }
        ticks = scale.ticks
        rows = table.rows.map { row in
            let cells = Array(row.cells.dropFirst(floors))
            let values = cells.indices.map { $0 == baseline && cells[$0].value != nil ? 1 : cells[$0].ratioValue }
            let dots = DotStrip(values, on: scale).dots.map { dot in
                let cell = cells[dot.index]
                return Dot(
                    index: dot.index < columns.count ? dot.index : nil,
                    mark: dot.mark,
                    place: dot.place,
                    height: dot.height,
                    bounds: cell.ratioBounds.flatMap { Bounds($0, on: scale) },
                    isHollow: cell.ratioBounds?.holdsOne ?? false
                )
            }
            return Row(name: row.name, dots: dots)
        }
        hasHollow = rows.contains { $0.dots.contains(where: \.isHollow) }
    }
}

extension CostTable.Cell {
    fileprivate var ratioValue: Double? {
        if case .times(let ratio) = ratio { ratio } else { ratioBounds?.median }
    }
}
