extension Expression {
    /// The paths in it, in their order.
    var paths: [[String]] {
        switch self {
        case .number: []
        case .path(let path): [path]
        case .negative(let inner), .not(let inner): inner.paths
        case .operation(_, let left, let right): left.paths + right.paths
        case .call(_, let arguments): arguments.flatMap(\.paths)
        }
    }
}
