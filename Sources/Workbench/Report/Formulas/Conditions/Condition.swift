/// A condition of a formula whose names have become figures.
indirect enum Condition: Hashable, Sendable {
    case comparison(Expression.Operation, Term, Term)
    /// The first is above the second by more than the margin.
    case above(Term, Term, Margin)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    /// Nothing tells.
    case unknown
}

extension Condition {
    /// `nil` if a figure that decides is not defined.
    func truth(after move: Move? = nil) -> Bool? {
        switch self {
        case .comparison(let operation, let left, let right):
            Self.truth(of: operation, left.value(after: move), right.value(after: move))
        case .above: difference(after: move).map { $0 > 0 }
        case .not(let inner): inner.truth(after: move).map { !$0 }
        case .all(let conditions): Self.truth(of: conditions, after: move, decidedBy: false)
        case .any(let conditions): Self.truth(of: conditions, after: move, decidedBy: true)
        case .unknown: nil
        }
    }

    /// What of a comparison changes its sign where its truth may change; `nil` for any other condition.
    func difference(after move: Move?) -> Double? {
        switch self {
        case .comparison(_, let left, let right):
            guard let left = left.value(after: move), let right = right.value(after: move) else { return nil }
            return left - right
        case .above(let upper, let lower, let margin):
            guard let upper = upper.value(after: move), let lower = lower.value(after: move) else { return nil }
            return upper - lower - margin.amount(above: lower)
        case .not, .all, .any, .unknown: return nil
        }
    }

    /// The conditions that all have to be true for it to be true.
    var conjuncts: [Condition] {
        if case .all(let conditions) = self { conditions.flatMap(\.conjuncts) } else { [self] }
    }

    /// The comparisons in it.
    var comparisons: [Condition] {
        switch self {
        case .comparison, .above: [self]
        case .not(let inner): inner.comparisons
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.comparisons)
        case .unknown: []
        }
    }

    /// The figures in it, in the order of writing.
    var paths: [[String]] {
        switch self {
        case .comparison(_, let left, let right), .above(let left, let right, _): left.paths + right.paths
        case .not(let inner): inner.paths
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.paths)
        case .unknown: []
        }
    }

    /// Whether both are true, or both false.
    static func equality(of left: Condition, _ right: Condition) -> Condition {
        .any([.all([left, right]), .all([.not(left), .not(right)])])
    }
}

extension Condition {
    private static func truth(of operation: Expression.Operation, _ left: Double?, _ right: Double?) -> Bool? {
        guard let left, let right else { return nil }
        switch operation {
        case .less: return left < right
        case .lessOrEqual: return left <= right
        case .greater: return left > right
        case .greaterOrEqual: return left >= right
        case .equal: return left == right
        case .unequal: return left != right
        case .add, .subtract, .multiply, .divide, .and, .or: return nil
        }
    }

    /// One that decides is enough, even if another is not defined.
    private static func truth(of conditions: [Condition], after move: Move?, decidedBy deciding: Bool) -> Bool? {
        var isKnown = true
        for condition in conditions {
            switch condition.truth(after: move) {
            case deciding?: return deciding
            case nil: isKnown = false
            case _?: break
            }
        }
        return isKnown ? !deciding : nil
    }
}
