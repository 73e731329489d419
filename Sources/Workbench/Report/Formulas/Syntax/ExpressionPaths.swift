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

    /// The word in a path that stands for the name of every entry of a list.
    static let openName = "each"

    /// The expression with an entry's name wherever one is left open, once in each path.
    func naming(_ entry: String) -> Expression { mappingPaths { $0.naming(entry) } }

    /// The expression with each path in another form.
    func mappingPaths(_ change: ([String]) -> [String]) -> Expression {
        switch self {
        case .number: self
        case .path(let path): .path(change(path))
        case .negative(let inner): .negative(inner.mappingPaths(change))
        case .not(let inner): .not(inner.mappingPaths(change))
        case .operation(let operation, let left, let right):
            .operation(operation, left.mappingPaths(change), right.mappingPaths(change))
        case .call(let function, let arguments): .call(function, arguments.map { $0.mappingPaths(change) })
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

extension [String] {
    /// The names before the one that is left open; `nil` if none is.
    var openList: [String]? { firstIndex(of: Expression.openName).map { Array(self[..<$0]) } }

    /// The path with an entry's name in the place of the open one.
    func naming(_ entry: String) -> [String] {
        guard let list = openList else { return self }
        return list + [entry] + self[(list.count + 1)...]
    }
}
