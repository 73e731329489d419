extension Expression {
    /// Whether it has a path that starts with none of the names, so that it means something else for each architecture.
    func isRelative(to architectures: [String]) -> Bool {
        switch self {
        case .number: false
        case .path(let path): path.first.map { !architectures.contains($0) } ?? false
        case .negative(let inner), .not(let inner): inner.isRelative(to: architectures)
        case .operation(_, let left, let right):
            left.isRelative(to: architectures) || right.isRelative(to: architectures)
        case .call(_, let arguments): arguments.contains { $0.isRelative(to: architectures) }
        }
    }

    /// As it may be written, with parentheses around every operation but the outermost.
    var text: String {
        switch self {
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .path(let path): path.formulaText
        case .negative(let inner): "-" + inner.innerText
        case .not(let inner): "!" + inner.innerText
        case .operation(let operation, let left, let right):
            "\(left.innerText) \(operation.rawValue) \(right.innerText)"
        case .call(let function, let arguments):
            "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
        }
    }

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

    private var innerText: String {
        if case .operation = self { "(\(text))" } else { text }
    }
}

extension Collection<String> {
    /// The names as a formula has them, in backticks where they would otherwise be taken apart.
    var formulaText: String {
        map { name in
            let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
            return isPlain ? name : "`\(name)`"
        }.joined(separator: ".")
    }
}
