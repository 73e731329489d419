import Writers

/// How several counts or shares were before and are after: a line for each, on one scale from the smallest to the
/// largest.
struct SlopeChart: Sendable {
    let width = 580
    let height: Int

    /// Where the lines begin and end, and the texts beside them.
    let startX = 170
    let endX = 270
    let labelX = 156
    let outcomeX = 284

    let lines: [Line]

    /// Its texts are not always at its ends' heights, for they may not lie on each other.
    struct Line: Sendable {
        let startY: Int
        let endY: Int
        /// The name and the number before.
        let label: String
        let labelY: Int
        /// The name, the number after and the difference.
        let outcome: String
        let outcomeY: Int
    }

    /// A figure that was a number and is one.
    struct Change: Sendable {
        /// Whose it is, cut if it is long, and the number.
        let label: String
        let outcome: String
        let before: Double
        let after: Double

        var size: Double { abs(after - before) }
    }

    private static let margin = 14
    private static let lineHeight = 18

    private static let leastHeight = 90

    init(of changes: [Change]) {
        let values = changes.flatMap { [$0.before, $0.after] }
        let smallest = values.min() ?? 0
        let range = (values.max() ?? 0) - smallest
        let height = max(Self.leastHeight, changes.count * Self.lineHeight + 2 * Self.margin)
        func heights(_ values: [Double]) -> [(end: Int, label: Int)] {
            let ends = values.map { value in
                let share = range > 0 ? (value - smallest) / range : 0.5
                return height - Self.margin - Int((share * Double(height - 2 * Self.margin)).rounded())
            }
            // In the order of the numbers, which may be nearer than a point.
            let order = values.indices.sorted { (values[$1], $0) < (values[$0], $1) }
            let labels = LabelText.apart(ends, in: order, by: Self.lineHeight, above: height - Self.margin)
            return zip(ends, labels).map { ($0, $1) }
        }
        let starts = heights(changes.map(\.before))
        let ends = heights(changes.map(\.after))
        self.height = height
        lines = zip(changes, zip(starts, ends)).map { change, places in
            let (start, end) = places
            return Line(
                startY: start.end,
                endY: end.end,
                label: change.label,
                labelY: start.label,
                outcome: change.outcome,
                outcomeY: end.label
            )
        }
    }
}

extension SlopeChart.Change {
    /// In characters.
    private static let longestName = 14

    /// `nil` if there was or is no number.
    init?(_ figure: ChangedFigure, of name: String) {
        guard let values = figure.values else { return nil }
        let name = LabelText.fitted(name, to: Self.longestName)
        self.init(
            label: "\(name) \(figure.before)",
            outcome: "\(name) \(figure.after) (\(figure.difference))",
            before: values.before,
            after: values.after
        )
    }
}
