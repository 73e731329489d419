extension Expression {
    /// The names that its figures have, in the order of writing.
    var paths: [[String]] {
        switch self {
        case .number: []
        case .path(let path): [path]
        case .negative(let inner), .not(let inner): inner.paths
        case .operation(_, let left, let right): left.paths + right.paths
        case .call(_, let arguments): arguments.flatMap(\.paths)
        }
    }

    /// Whether it means something else for each architecture, as a path does that starts with none of their names.
    func isRelative(to architectures: [String]) -> Bool {
        switch self {
        case .number: false
        case .path(let path): path.first.map { !architectures.contains($0) } ?? false
        case .negative(let inner), .not(let inner): inner.isRelative(to: architectures)
        case .operation(_, let left, let right):
            left.isRelative(to: architectures) || right.isRelative(to: architectures)
        // Of its only argument a function takes every architecture's value, and so has one for all of them.
        case .call(_, let arguments):
            arguments.count > 1 && arguments.contains { $0.isRelative(to: architectures) }
        }
    }
}
