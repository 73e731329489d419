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
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .path(let path): path.joined(separator: ".")
        case .negative(let inner): "-" + inner.innerText
        case .not(let inner): "!" + inner.innerText
        case .operation(let operation, let left, let right):
            "\(left.innerText) \(operation.rawValue) \(right.innerText)"
        case .call(let function, let arguments):
            "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
        }
    }

    private var innerText: String {
        if case .operation = self { "(\(text))" } else { text }
    }
}
