/// A list in which stretches that repeat are told once: `a b c b c` is `a` and twice `b c`.
public struct Folding<Element: Hashable>: Hashable {
    public let parts: [Part]

    public indirect enum Part: Hashable {
        case once(Element)
        /// `times` is at least 2.
        case repeated(Folding, times: Int)
    }

    /// The longest stretch whose repetition is seen, in elements.
    public static var longestStretch: Int { 32 }

    /// Tells as few elements as it can if each stretch is repeated as often as it goes, and folds what it tells as well.
    ///
    /// Of two ways to tell as few, the one that folds sooner is taken, and then that with the shorter stretch. The time
    /// grows with the number of elements.
    public init(_ elements: [Element]) {
        let periods = Self.periods(of: elements)
        var (parts, place): ([Part], Int) = ([], 0)
        while place < elements.count {
            guard let period = periods[place] else {
                parts.append(.once(elements[place]))
                place += 1
                continue
            }
            let stretch = Array(elements[place..<place + period.length])
            parts.append(.repeated(Folding(stretch), times: period.times))
            place += period.length * period.times
        }
        self.parts = parts
    }
}

extension Folding: Sendable where Element: Sendable {}
extension Folding.Part: Sendable where Element: Sendable {}

extension Folding {
    /// The list that was folded.
    public var elements: [Element] {
        parts.flatMap { part in
            switch part {
            case .once(let element): [element]
            case .repeated(let folding, let times): Array(repeatElement(folding.elements, count: times).joined())
            }
        }
    }

    /// How long a stretch is, and how often it stands in a row.
    private typealias Period = (length: Int, times: Int)

    /// For each place the stretch to fold there; `nil` if none is.
    private static func periods(of elements: [Element]) -> [Period?] {
        var periods: [Period?] = Array(repeating: nil, count: elements.count)
        /// For each place how many elements are told from there on.
        var told = Array(repeating: 0, count: elements.count + 1)
        /// For each length of a stretch how many elements in a row are the same as those that stand so far behind them.
        var alike = Array(repeating: 0, count: longestStretch + 1)
        for place in elements.indices.reversed() {
            told[place] = told[place + 1] + 1
            for length in 1...longestStretch {
                let isAlike = place + length < elements.count && elements[place] == elements[place + length]
                alike[length] = isAlike ? alike[length] + 1 : 0
                let times = alike[length] / length + 1
                guard times > 1 else { continue }
                let whole = length + told[place + length * times]
                if whole < told[place] || whole == told[place] && periods[place] == nil {
                    (told[place], periods[place]) = (whole, (length, times))
                }
            }
        }
        return periods
    }
}
