import Foundation

/// By how much a figure has to be above another one before that says anything.
enum Margin: Hashable, Sendable {
    /// So much of the lower one.
    case part(Double)
    /// So many points of a share.
    case points(Double)
    /// None beyond the interval that a median has.
    case interval

    /// A tenth, for counts and lines.
    static let count = part(0.1)
    /// For costs above the floor: counts have been seen to move by as much from one build to the next.
    static let cost = part(0.02)
    /// Five points.
    static let share = points(0.05)

    /// What the higher one has to exceed, on top of the lower one.
    ///
    /// A little more than that, for 0.8 − 0.75 is more than 0.05 in binary.
    func amount(above lower: Double) -> Double {
        switch self {
        case .part(let part): part * abs(lower) * Self.rounding
        case .points(let points): points * Self.rounding
        case .interval: 0
        }
    }

    private static let rounding = 1 + 1e-9
}

extension Margin {
    /// By what the figures that are compared count.
    init(comparing expressions: [Expression], of architectures: [String]) {
        let relative = expressions.map { $0.withoutNames(of: architectures) }
        let paths = relative.flatMap(\.paths)
        if relative.contains(where: \.isShare) {
            self = .share
        } else if paths.contains(where: { $0.contains("excess") }) {
            self = .cost
        } else {
            self = .count
        }
    }
}

extension Expression {
    /// Whether a number that it is made of is a share, as the catalogue of measures says.
    fileprivate var isShare: Bool {
        if CatalogueEntry.format(of: self) == .share { return true }
        return switch self {
        case .number, .path: false
        case .negative(let inner), .not(let inner): inner.isShare
        case .operation(.divide, _, _): false
        case .operation(_, let left, let right): left.isShare || right.isShare
        case .call(_, let arguments): arguments.contains(where: \.isShare)
        }
    }

    /// The expression for whichever architecture is at hand.
    fileprivate func withoutNames(of architectures: [String]) -> Expression {
        mappingPaths { path in
            path.count > 1 && architectures.contains(path[0]) ? Array(path.dropFirst()) : path
        }
    }
}
