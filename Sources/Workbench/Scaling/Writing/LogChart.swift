import Foundation

/// What a pair costs against the number of pairs, both by their logarithms: a power law is a straight line, and an
/// unchanging cost a level one.
struct LogChart: Sendable {
    let width = 380
    let height = 250
    let lines: [Line]
    let columns: [Tick]
    let rows: [Tick]

    /// From left to right and from top to bottom, in the chart's own units.
    let left = Self.plot.left
    let right = Self.plot.right
    let top = Self.plot.top
    let bottom = Self.plot.bottom

    struct Line: Sendable {
        let index: Int
        let name: String

        /// As SVG takes them: `56,30 98,32`.
        let points: String

        let dots: [Dot]

        /// Where the name stands, apart from the others.
        let labelX: Int
        let labelY: Int
    }

    struct Dot: Sendable {
        let x: Int
        let y: Int
    }

    struct Tick: Sendable {
        let place: Int
        let text: String
    }

    private static let plot = (left: 62, right: 300, top: 14, bottom: 216)
    private static let labelHeight = 15

    /// The least that the values' axis spans, largest over smallest, lest a difference of nothing looks like one.
    private static let leastSpan = 4.0

    /// None where there are not two sizes, or no value above 0.
    init?(of measure: ScaleMeasure, in scale: Scale) {
        let sizes = scale.sizes
        let costs = scale.architectures.map { architecture in
            architecture.points.compactMap { point in
                measure.value(at: point).map { (n: point.pairs, y: measure.isPerPair ? $0 / Double(point.pairs) : $0) }
            }
            .filter { $0.y > 0 }
        }
        let values = costs.joined().map(\.y)
        guard sizes.count > 1, let smallest = values.min(), let largest = values.max() else { return nil }
        let room = max(1, Self.leastSpan / (largest / smallest)).squareRoot() * 1.1
        let range = (smallest / room)...(largest * room)

        func x(_ size: Int) -> Int {
            let share = log(Double(size) / Double(sizes[0])) / log(Double(sizes[sizes.count - 1]) / Double(sizes[0]))
            return Self.plot.left + Int((share * Double(Self.plot.right - Self.plot.left)).rounded())
        }
        func y(_ value: Double) -> Int {
            let share = log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
            return Self.plot.bottom - Int((share * Double(Self.plot.bottom - Self.plot.top)).rounded())
        }
        let dots = costs.map { $0.map { Dot(x: x($0.n), y: y($0.y)) } }
        let labels = Self.apart(dots.map { $0.last?.y ?? Self.plot.bottom })
        lines = scale.architectures.indices.filter { !dots[$0].isEmpty }.map { index in
            Line(
                index: index,
                name: scale.architectures[index].name,
                points: dots[index].map { "\($0.x),\($0.y)" }.joined(separator: " "),
                dots: dots[index],
                labelX: Self.plot.right + 10,
                labelY: labels[index]
            )
        }
        columns = sizes.map { Tick(place: x($0), text: "\($0)") }
        rows = Self.roundNumbers(in: range).map { Tick(place: y($0), text: ScaleNumber.axis($0, measure.unit)) }
    }
}

extension LogChart {
    /// The numbers 1, 2, 5 times a power of ten that lie in the range; fewer of each ten where it is wide.
    static func roundNumbers(in range: ClosedRange<Double>) -> [Double] {
        let powers = Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.up))
        let steps: [Double] = range.upperBound / range.lowerBound > 200 ? [1] : [1, 2, 5]
        return powers.flatMap { power in steps.map { $0 * pow(10, Double(power)) } }.filter(range.contains)
    }

    /// The places of labels that are at least a label's height apart, near where each belongs, in the given order.
    static func apart(_ wanted: [Int]) -> [Int] {
        let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        var places = wanted
        for (before, after) in zip(order, order.dropFirst()) {
            places[after] = max(places[after], places[before] + labelHeight)
        }
        // What was pushed down out of the plot goes up again, and pushes the others.
        var lowest = plot.bottom
        for place in order.reversed() {
            places[place] = min(places[place], lowest)
            lowest = places[place] - labelHeight
        }
        return places
    }
}
