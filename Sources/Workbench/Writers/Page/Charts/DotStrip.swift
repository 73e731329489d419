import Foundation
import Writers

/// One measure of each architecture as dots on a line, whose scale all lines of a picture share.
struct DotStrip: Sendable {
    let dots: [Dot]

    struct Dot: Sendable {
        /// The architecture's place among those measured.
        let index: Int
        /// Which of the marks stands for it.
        let mark: Int
        /// How far along the line it is, in per cent.
        let place: String
        /// How far down in its row, in per cent: in the middle, unless another dot is as near as to hide it.
        let height: Int
        /// Whether the value is at least this.
        let isOpen: Bool
    }

    /// Dots that are nearer than this would hide each other, in per cent of the line.
    private static let nearest = 6.5

    /// What has no value, or none that the scale can show, has no dot; those of `lowerBounds` are open to more.
    init(_ values: [Double?], on scale: Scale, lowerBounds: [Int] = []) {
        let places = values.map { $0.flatMap(scale.place) }
        let heights = Self.heights(of: places)
        dots = values.indices.compactMap { index in
            guard let place = places[index] else { return nil }
            return Dot(
                index: index,
                mark: Column.mark(of: index),
                place: Self.text(place),
                height: heights[index],
                isOpen: lowerBounds.contains(index)
            )
        }
    }

    /// Dots in a row of near ones stand one below the other, in the order of the architectures.
    private static func heights(of places: [Double?]) -> [Int] {
        var heights = Array(repeating: 50, count: places.count)
        let sorted = places.indices.filter { places[$0] != nil }.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
        var near: [Int] = []
        for (index, next) in zip(sorted, sorted.dropFirst().map(Optional.some) + [nil]) {
            near.append(index)
            if let next, (places[next] ?? 0) - (places[index] ?? 0) < nearest { continue }
            for (number, dot) in near.sorted().enumerated() {
                heights[dot] = 50 + (2 * number - near.count + 1) * 40 / near.count
            }
            near = []
        }
        return heights
    }
}

extension DotStrip {
    /// Where values stand on a line.
    struct Scale: Sendable {
        let ticks: [Tick]
        private let low: Double
        private let high: Double
        private let isLogarithmic: Bool

        struct Tick: Sendable {
            /// Empty if it would meet another one.
            let label: String
            let place: String
            /// Whether it is at 1.
            let isOne: Bool
        }

        /// From 0 to 100 %.
        static let shares = Scale(
            low: 0,
            high: 1,
            isLogarithmic: false,
            marks: [0, 0.5, 1].map { ($0, "\(Int($0 * 100)) %") }
        )

        /// For multiples that are larger than 0, from 1 to 2 at least; `nil` without any.
        ///
        /// Each mark is twice the one before, so that equal distances are seen to be equal factors. `one` is what stands at 1.
        static func ratios(_ ratios: [Double], one: String = "×1") -> Scale? {
            let known = ratios.filter { $0 > 0 && $0.isFinite }
            guard !known.isEmpty else { return nil }
            let (low, high) = (known.reduce(1, min), known.reduce(2, max))
            let powers = (-20...20).filter { low...high ~= pow(2, Double($0)) }
            // Of many only every other one is labelled, or fewer, so that labels do not meet; 1 is one of them.
            let step = (powers.count + 6) / 7
            let label = { $0 == 0 ? one : $0 > 0 ? "×\(1 << $0)" : "×1/\(1 << -$0)" }
            let marks = powers.map { (pow(2, Double($0)), $0 % step == 0 ? label($0) : "") }
            return Scale(low: low, high: high, isLogarithmic: true, marks: marks)
        }

        private init(low: Double, high: Double, isLogarithmic: Bool, marks: [(value: Double, label: String)]) {
            (self.low, self.high, self.isLogarithmic) = (low, high, isLogarithmic)
            let place = Self.places(low: low, high: high, isLogarithmic: isLogarithmic)
            ticks = marks.map {
                Tick(label: $0.label, place: DotStrip.text(place($0.value)), isOne: isLogarithmic && $0.value == 1)
            }
        }

        /// In per cent of the line; `nil` if the scale has no place for it.
        func place(of value: Double) -> Double? {
            guard low...high ~= value else { return nil }
            return Self.places(low: low, high: high, isLogarithmic: isLogarithmic)(value)
        }

        /// A value's place as it is written; `nil` if the scale has no place for it.
        func text(of value: Double) -> String? { place(of: value).map(DotStrip.text) }

        /// The ends have room for half a dot, and for half a label.
        private static func places(low: Double, high: Double, isLogarithmic: Bool) -> (Double) -> Double {
            let (from, to) = isLogarithmic ? (log(low), log(high)) : (low, high)
            return { 6 + 88 * ((isLogarithmic ? log($0) : $0) - from) / (to - from) }
        }
    }

    fileprivate static func text(_ place: Double) -> String { String(format: "%.1f", place) }
}
