import Foundation
import Report
import Writers

/// What a pair costs against the number of pairs, both by their logarithms: a power law is a straight line, and an
/// unchanging cost a level one.
struct ScaleChart: Sendable {
    let width = 380
    let height = 250
    let lines: [Line]
    let columns: [Tick]
    let rows: [Tick]

    /// Where the plot is, in the chart's own units.
    let left = 62
    let right = 296
    let top = 14
    let bottom = 216

    struct Line: Sendable {
        /// Which colour and shape stand for the architecture, as on the report's page.
        let mark: Int
        let name: String
        let dots: [ChartPoint]
        /// As SVG takes them, for a template sees no computed properties: `56,30 98,32`.
        let points: String
        /// Where the name stands, apart from the others.
        let labelX: Int
        let labelY: Int
        /// From the last dot to the name.
        let leader: String
    }

    struct Tick: Sendable {
        let place: Int
        let text: String
    }

    /// In characters.
    private static let longestName = 9

    private static let labelHeight = 15

    private static let numberWidth = 22

    /// The least that the values' axis spans, largest over smallest, lest a difference of nothing looks like one.
    ///
    /// With the room around it, two round numbers lie in it, wherever it begins.
    private static let leastSpan = 4.2

    /// Of one measure, a line for each architecture; `nil` if there are not two sizes, or no value above 0.
    init?(of growth: [MeasuredGrowth], sizes: [Int]) {
        let drawn = growth.enumerated().map { index, growth in
            (index: index, name: growth.architecture, costs: growth.costs.filter { $0.value > 0 })
        }
        .filter { !$0.costs.isEmpty }
        let values = drawn.flatMap(\.costs).map(\.value)
        guard let fewest = sizes.first, let most = sizes.last, fewest < most, let smallest = values.min(),
            let largest = values.max(), let unit = growth.first?.measure.unit
        else { return nil }
        let room = max(1, Self.leastSpan / (largest / smallest)).squareRoot() * 1.1
        let range = (smallest / room)...(largest * room)
        let across = Self.axis(Double(fewest)...Double(most), from: left, to: right)
        let upward = Self.axis(range, from: bottom, to: top)

        let dots = drawn.map { $0.costs.map { ChartPoint(x: across(Double($0.pairs)), y: upward($0.value)) } }
        let ends = dots.compactMap(\.last?.y)
        let order = ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
        let labels = LabelText.apart(ends, in: order, by: Self.labelHeight, above: bottom)
        let labelX = right + 14
        lines = zip(drawn, zip(dots, labels)).map { line, places in
            let (dots, labelY) = places
            return Line(
                mark: Column.mark(of: line.index),
                name: LabelText.fitted(line.name, to: Self.longestName),
                dots: dots,
                points: dots.map { "\($0.x),\($0.y)" }.joined(separator: " "),
                labelX: labelX,
                labelY: labelY,
                leader: dots.last.map { "M\($0.x) \($0.y)L\(labelX - 3) \(labelY)" } ?? ""
            )
        }
        columns = Self.readable(sizes.map { Tick(place: across(Double($0)), text: "\($0)") })
        let size = ScaleNumber.size(of: unit)
        rows = Self.roundNumbers(in: range.lowerBound / size...range.upperBound / size).map {
            Tick(place: upward($0 * size), text: ScaleNumber.axis($0, unit))
        }
    }
}

extension ScaleChart {
    /// Gives the place of a value on an axis by logarithms.
    private static func axis(_ range: ClosedRange<Double>, from start: Int, to end: Int) -> (Double) -> Int {
        { value in
            let share = log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
            return start + Int((share * Double(end - start)).rounded())
        }
    }

    /// The numbers 1, 2, 5 times a power of ten that lie in the range; fewer of each ten where it is wide.
    static func roundNumbers(in range: ClosedRange<Double>) -> [Double] {
        let powers = Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.up))
        let steps: [Double] = range.upperBound / range.lowerBound > 200 ? [1] : [1, 2, 5]
        return powers.flatMap { power in steps.map { $0 * pow(10, Double(power)) } }.filter(range.contains)
    }

    /// Without those so close to the next one that their numbers would touch; the last always stays.
    private static func readable(_ ticks: [Tick]) -> [Tick] {
        ticks.reversed().reduce(into: []) { kept, tick in
            if let next = kept.first, next.place - tick.place < numberWidth { return }
            kept.insert(tick, at: 0)
        }
    }
}
