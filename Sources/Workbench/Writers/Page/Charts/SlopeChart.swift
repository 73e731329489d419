/// How several counts or shares were before and are after: a line for each, on one scale from the smallest to the largest.
struct SlopeChart: Sendable {
    let width = 580
    let height: Int

    /// Where the lines begin and end.
    let startX = 170
    let endX = 270

    let lines: [Line]

    struct Line: Sendable {
        let startY: Int
        let endY: Int

        /// The name and the number before.
        let label: Label

        /// The name, the number after and the difference.
        let outcome: Label
    }

    /// Text beside an end of a line, not always at its height, for texts may not lie on each other.
    struct Label: Sendable {
        let x: Int
        let y: Int
        let text: String
    }

    struct Change: Sendable {
        let name: String
        let before: (value: Double, text: String)
        let after: (value: Double, text: String)
        let difference: String
    }

    private static let margin = 14
    private static let lineHeight = 18
    private static let gap = 14

    init(of changes: [Change]) {
        let values = changes.flatMap { [$0.before.value, $0.after.value] }
        let smallest = values.min() ?? 0
        let range = (values.max() ?? 0) - smallest
        let height = max(90, changes.count * Self.lineHeight + 2 * Self.margin)
        func y(_ value: Double) -> Int {
            let share = range > 0 ? (value - smallest) / range : 0.5
            return height - Self.margin - Int((share * Double(height - 2 * Self.margin)).rounded())
        }
        func heights(_ values: [Double]) -> [(end: Int, label: Int)] {
            let ends = values.map(y)
            return zip(ends, Self.apart(ends, of: values, in: height)).map { ($0, $1) }
        }
        let (left, right) = (startX - Self.gap, endX + Self.gap)
        let starts = heights(changes.map(\.before.value))
        let ends = heights(changes.map(\.after.value))
        self.height = height
        lines = zip(changes, zip(starts, ends)).map { change, places in
            let (start, end) = places
            let name = LabelText.fitted(change.name, to: 14)
            let outcome = "\(name) \(change.after.text) (\(change.difference))"
            return Line(
                startY: start.end,
                endY: end.end,
                label: Label(x: left, y: start.label, text: "\(name) \(change.before.text)"),
                outcome: Label(x: right, y: end.label, text: outcome)
            )
        }
    }
}

extension SlopeChart {
    /// The same heights, moved so far that no two are nearer than a line of text, and all inside.
    private static func apart(_ heights: [Int], of values: [Double], in height: Int) -> [Int] {
        let order = heights.indices.sorted { (values[$1], $0) < (values[$0], $1) }
        var result = heights
        var limit = Int.min
        for index in order {
            result[index] = max(result[index], limit)
            limit = result[index] + lineHeight
        }
        limit = height - margin
        for index in order.reversed() {
            result[index] = min(result[index], limit)
            limit = result[index] - lineHeight
        }
        return result
    }
}
