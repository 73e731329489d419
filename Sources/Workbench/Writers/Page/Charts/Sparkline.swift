/// A count from commit to commit, as a line that steps where it changes, on a scale from 0 to the largest of several.
struct Sparkline: Sendable {
    let width = 240
    let height = 48

    /// In the language of SVG; empty where no value is known.
    let path: String
    /// The last value's place; `nil` if it is not known.
    let end: ChartPoint?

    /// So that the line and its end are not cut off.
    private static let margin = 4

    /// `values` has one for each commit, `nil` if there was none; `largest` is that of all lines of the scale.
    init(values: [Int?], largest: Int) {
        let (width, height, margin) = (width, height, Self.margin)
        let points = values.enumerated().map { index, value in
            value.map { value in
                ChartPoint(
                    x: margin + index * (width - 2 * margin) / max(1, values.count - 1),
                    y: height - margin - value * (height - 2 * margin) / max(1, largest)
                )
            }
        }
        end = points.last ?? nil
        let before = [nil] + points
        let after = points.dropFirst() + [nil]
        path = zip(points, zip(before, after)).reduce(into: "") { path, next in
            guard let point = next.0 else { return }
            switch next.1 {
            case (nil, _): path += "M\(point.x) \(point.y)"
            case (let before?, _) where before.y != point.y: path += "H\(point.x)V\(point.y)"
            case (_, nil): path += "H\(point.x)"
            default: break
            }
        }
    }
}
