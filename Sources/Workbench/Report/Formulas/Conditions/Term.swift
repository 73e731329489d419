import Support

/// A number of a formula whose names have become figures, so that it can be worked out again with one of them moved.
indirect enum Term: Hashable, Sendable {
    case number(Double)
    /// `nil` if it is not defined or was not measured.
    case figure(path: [String], value: Double?)
    case negative(Term)
    case operation(Expression.Operation, Term, Term)
    /// `max`, `median`, `min` or `sum`.
    case fold(Expression.Function, [Term])
}

/// That one figure has another value than was measured.
struct Move: Hashable, Sendable {
    let path: [String]
    let distance: Double
}

extension Term {
    /// `nil` if a figure in it is not defined, if it was divided by 0, or if it is too large.
    func value(after move: Move? = nil) -> Double? {
        switch self {
        case .number(let number): number
        case .figure(let path, let value): move?.path == path ? value.map { $0 + (move?.distance ?? 0) } : value
        case .negative(let inner): inner.value(after: move).map { -$0 }
        case .operation(let operation, let left, let right):
            Self.finite(left.value(after: move), right.value(after: move), operation)
        case .fold(let function, let terms): Self.folded(terms.map { $0.value(after: move) }, by: function)
        }
    }

    /// The figures in it, in the order of writing.
    var paths: [[String]] {
        switch self {
        case .number: []
        case .figure(let path, _): [path]
        case .negative(let inner): inner.paths
        case .operation(_, let left, let right): left.paths + right.paths
        case .fold(_, let terms): terms.flatMap(\.paths)
        }
    }
}

extension Term {
    private static func finite(_ left: Double?, _ right: Double?, _ operation: Expression.Operation) -> Double? {
        guard let left, let right else { return nil }
        let result: Double =
            switch operation {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .unequal, .and, .or: .nan
            }
        return result.isFinite ? result : nil
    }

    private static func folded(_ values: [Double?], by function: Expression.Function) -> Double? {
        let numbers = values.compactMap(\.self)
        guard numbers.count == values.count else { return nil }
        let result: Double? =
            switch function {
            case .maximum: numbers.max()
            case .median: numbers.median
            case .minimum: numbers.min()
            case .sum: numbers.reduce(0, +)
            case .above, .below, .every, .highest, .lowest: nil
            }
        return result.flatMap { $0.isFinite ? $0 : nil }
    }
}
