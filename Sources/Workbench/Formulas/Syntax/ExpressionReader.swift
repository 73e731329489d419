import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Reads a formula, which is written as an expression of Swift: names, numbers, operators and a few functions.
struct ExpressionReader {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func expression() throws(FormulaError) -> Expression {
        let tree = Parser.parse(source: text)
        guard let item = tree.statements.first?.item, tree.statements.count == 1, !tree.hasError,
            case .expr(let expression) = item
        else { throw .notAnExpression(formula: text) }
        guard let folded = try? OperatorTable.standardOperators.foldAll(expression).as(ExprSyntax.self) else {
            throw .notAnExpression(formula: text)
        }
        return try read(folded)
    }
}

extension ExpressionReader {
    private func read(_ node: ExprSyntax) throws(FormulaError) -> Expression {
        if let number = number(node) { return .number(number) }
        if let path = path(node) { return .path(path) }
        if let operation = node.as(InfixOperatorExprSyntax.self) { return try read(operation) }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { return try read(prefix) }
        if let call = node.as(FunctionCallExprSyntax.self) { return try read(call) }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return try read(inner.expression)
        }
        throw .notUnderstood(part: node.trimmedDescription, formula: text)
    }

    private func number(_ node: ExprSyntax) -> Double? {
        let digits =
            node.as(IntegerLiteralExprSyntax.self)?.literal.text ?? node.as(FloatLiteralExprSyntax.self)?.literal.text
        return digits.flatMap { Double($0.replacing("_", with: "")) }
    }

    private func path(_ node: ExprSyntax) -> [String]? {
        if let name = node.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return [name.baseName.name] }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(path) else {
            return nil
        }
        return base + [member.declName.baseName.name]
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
