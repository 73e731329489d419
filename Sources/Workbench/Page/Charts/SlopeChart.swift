/// How several counts or shares were before and are after: a line for each, on one scale from the smallest to the largest.
struct SlopeChart: Sendable {
    let width = 440
    let height: Int

    /// Where the lines begin and end.
    let startX = 170
    let endX = 270

    let lines: [Line]

    struct Line: Sendable {
        let startY: Int
        let endY: Int

        /// A name and the number before.
        let label: Label

        /// The number after and the difference.
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
    private static let gap = 10

    init(of changes: [Change]) {
        let values = changes.flatMap { [$0.before.value, $0.after.value] }
        let smallest = values.min() ?? 0
        let range = (values.max() ?? 0) - smallest
        let height = max(90, changes.count * Self.lineHeight + 2 * Self.margin)
        func y(_ value: Double) -> Int {
            let share = range > 0 ? (value - smallest) / range : 0.5
            return height - Self.margin - Int((share * Double(height - 2 * Self.margin)).rounded())
        }
        let starts = changes.map { y($0.before.value) }
        let ends = changes.map { y($0.after.value) }
        let (left, right) = (startX - Self.gap, endX + Self.gap)
        let labels = zip(starts, Self.apart(starts, in: height))
        let outcomes = zip(ends, Self.apart(ends, in: height))
        self.height = height
        lines = zip(changes, zip(labels, outcomes)).map { change, places in
            Line(
                startY: places.0.0,
                endY: places.1.0,
                label: Label(
                    x: left,
                    y: places.0.1,
                    text: "\(LabelText.fitted(change.name, to: 14)) \(change.before.text)"
                ),
                outcome: Label(x: right, y: places.1.1, text: "\(change.after.text) (\(change.difference))")
            )
        }
    }
}

extension SlopeChart {
    /// The same heights, moved so far that no two are nearer than a line of text, and all inside.
    private static func apart(_ heights: [Int], in height: Int) -> [Int] {
        let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
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
