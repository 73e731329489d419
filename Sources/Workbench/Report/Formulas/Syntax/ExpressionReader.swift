import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Reads a formula, which is written as an expression of Swift: names, numbers, operators and a few functions.
struct ExpressionReader {
    let text: String

    /// In words and signs: the longer a formula is, the deeper its parts may be nested, and the stack of a thread has
    /// an end.
    private static let maximumLength = 150

    func expression() throws(FormulaError) -> Expression {
        guard length <= Self.maximumLength else { throw .tooLong(length: length, maximum: Self.maximumLength) }
        // The parser takes time without end for those in each other.
        if hasBracket { throw .notUnderstood(part: "[", formula: text) }
        let tree = Parser.parse(source: text)
        guard let item = tree.statements.first?.item, tree.statements.count == 1, !tree.hasError,
            case .expr(let expression) = item
        else { throw .notAnExpression(formula: text) }
        return try read(expression)
    }
}

extension ExpressionReader {
    /// Words and signs, told without parsing them.
    private var length: Int {
        let words = text.split { !$0.isNamePart }
        return words.count + text.count { !$0.isNamePart && !$0.isWhitespace }
    }

    /// Square ones; in backticks they are a part of a name.
    private var hasBracket: Bool {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return stride(from: 0, to: parts.count, by: 2).contains { parts[$0].contains("[") }
    }

    private func read(_ node: ExprSyntax) throws(FormulaError) -> Expression {
        if let number = try number(node) { return .number(number) }
        if let path = path(node) { return .path(path) }
        if let sequence = node.as(SequenceExprSyntax.self) { return try read(sequence) }
        if let operation = node.as(InfixOperatorExprSyntax.self) { return try read(operation) }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { return try read(prefix) }
        if let call = node.as(FunctionCallExprSyntax.self) { return try read(call) }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return try read(inner.expression)
        }
        throw .notUnderstood(part: node.trimmedDescription, formula: text)
    }

    private func number(_ node: ExprSyntax) throws(FormulaError) -> Double? {
        let digits =
            node.as(IntegerLiteralExprSyntax.self)?.literal.text ?? node.as(FloatLiteralExprSyntax.self)?.literal.text
        guard let digits, let number = Double(digits.replacing("_", with: "")) else { return nil }
        guard number.isFinite else { throw .tooLarge(number: digits, formula: text) }
        return number
    }

    private func path(_ node: ExprSyntax) -> [String]? {
        if let name = node.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return [name.baseName.name] }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(path) else {
            return nil
        }
        return base + [member.declName.baseName.name]
    }

    /// Operators bind as in Swift.
    private func read(_ node: SequenceExprSyntax) throws(FormulaError) -> Expression {
        guard let folded = try? OperatorTable.standardOperators.foldSingle(node) else {
            throw .notAnExpression(formula: text)
        }
        return try read(folded)
    }

    private func read(_ node: InfixOperatorExprSyntax) throws(FormulaError) -> Expression {
        guard let operation = Expression.Operation(rawValue: node.operator.trimmedDescription) else {
            throw .notUnderstood(part: node.operator.trimmedDescription, formula: text)
        }
        return .operation(operation, try read(node.leftOperand), try read(node.rightOperand))
    }

    private func read(_ node: PrefixOperatorExprSyntax) throws(FormulaError) -> Expression {
        switch node.operator.text {
        case "-": .negative(try read(node.expression))
        case "!": .not(try read(node.expression))
        default: throw .notUnderstood(part: node.trimmedDescription, formula: text)
        }
    }

    private func read(_ node: FunctionCallExprSyntax) throws(FormulaError) -> Expression {
        let name = node.calledExpression.trimmedDescription
        guard let function = Expression.Function(rawValue: name) else {
            throw .unknownFunction(name, formula: text)
        }
        guard node.trailingClosure == nil, !node.arguments.isEmpty, node.arguments.allSatisfy({ $0.label == nil })
        else {
            throw .notUnderstood(part: node.trimmedDescription, formula: text)
        }
        var arguments: [Expression] = []
        for argument in node.arguments { arguments.append(try read(argument.expression)) }
        return .call(function, arguments)
    }
}

extension TokenSyntax {
    /// Without the backticks that a name with spaces or other signs needs.
    fileprivate var name: String { identifier?.name ?? text }
}
