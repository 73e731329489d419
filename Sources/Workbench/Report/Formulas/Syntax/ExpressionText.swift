extension Expression {
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

    private var innerText: String {
        if case .operation = self { "(\(text))" } else { text }
    }
}
