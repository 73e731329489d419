import SwiftSyntax

/// Looks at a body's own statements, and into no closure, function or type that lies in it.
class OwnStatementSearch: SyntaxVisitor {
    fileprivate(set) var found = false

    init() { super.init(viewMode: .sourceAccurate) }

    fileprivate static func isFound(_ search: OwnStatementSearch, in node: some SyntaxProtocol) -> Bool {
        search.walk(node)
        return search.found
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds what waits: `await`, `for await`, and `async let`, which waits at its end.
final class WaitSearch: OwnStatementSearch {
    static func waits(_ statements: CodeBlockItemListSyntax) -> Bool { isFound(WaitSearch(), in: statements) }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        found = found || node.awaitKeyword != nil
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        found = found || node.name.tokenKind == .keyword(.async)
        return .skipChildren
    }
}

/// Finds what throws out of the body unless a `catch` takes all: `throw`, `for try`, and `try` but `try?` and `try!`.
final class ThrowSearch: OwnStatementSearch {
    static func throwsOut(_ statements: CodeBlockItemListSyntax) -> Bool { isFound(ThrowSearch(), in: statements) }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        found = found || node.questionOrExclamationMark == nil
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        found = found || node.tryKeyword != nil
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchClauses.contains(where: \.takesAll) else { return .visitChildren }
        for clause in node.catchClauses { walk(clause.body) }
        return .skipChildren
    }
}

extension CatchClauseSyntax {
    /// Whether no error goes past it: it has no pattern, or one that only names the error.
    fileprivate var takesAll: Bool {
        guard let item = catchItems.first else { return true }
        guard catchItems.count == 1, item.whereClause == nil else { return false }
        if let binding = item.pattern?.as(ValueBindingPatternSyntax.self) {
            return binding.pattern.is(IdentifierPatternSyntax.self)
        }
        return item.pattern?.trimmedDescription == "_"
    }
}

/// Finds parameters that have no names: `$0`.
final class ShorthandSearch: OwnStatementSearch {
    static func uses(_ statements: CodeBlockItemListSyntax) -> Bool { isFound(ShorthandSearch(), in: statements) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = node.baseName.tokenKind { found = true }
        return .visitChildren
    }
}

/// Finds a `return` of the body itself.
final class ReturnSearch: OwnStatementSearch {
    static func returns(_ node: some SyntaxProtocol) -> Bool { isFound(ReturnSearch(), in: node) }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }
}

extension CodeBlockItemListSyntax {
    /// What a function with a result gives back without saying `return`; `nil` if it says so.
    var onlyValue: CodeBlockItemSyntax.Item? {
        guard count == 1, let item = first?.item else { return nil }
        if let expression = item.as(ExprSyntax.self) { return expression.neverReturns ? nil : item }
        return item.is(ExpressionStmtSyntax.self) && !ReturnSearch.returns(item) ? item : nil
    }

    /// Whether there is nothing, or several expressions and nothing else, none of which sets anything.
    var isOfExpressions: Bool {
        count != 1
            && allSatisfy { item in
                item.item.as(ExprSyntax.self).map { !$0.isAssignment } ?? item.item.is(ExpressionStmtSyntax.self)
            }
    }

    /// The only expression, unless it is an assignment or has branches.
    var onlyExpression: ExprSyntax? {
        guard count == 1, let expression = first?.item.as(ExprSyntax.self) else { return nil }
        return expression.isBranching || expression.isAssignment ? nil : expression
    }

    /// Whether all there is is an `if` or a `switch` that could be a value, or an `#if`.
    var mayBeBranchingValue: Bool { count == 1 && first?.item.mayBeValue == true }

    fileprivate var mayBeValue: Bool {
        guard count == 1, let item = first?.item else { return false }
        if item.is(ThrowStmtSyntax.self) || item.mayBeValue { return true }
        return item.as(ExprSyntax.self).map { !$0.isAssignment && !$0.isBranching } ?? false
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate var mayBeValue: Bool {
        if self.is(IfConfigDeclSyntax.self) { return true }
        let expression = self.as(ExpressionStmtSyntax.self)?.expression ?? self.as(ExprSyntax.self)
        return expression?.mayBeValue ?? false
    }
}

extension ExprSyntax {
    /// Whether it calls a function of the standard library that never returns: what it gives is no value of any type.
    fileprivate var neverReturns: Bool {
        let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return called.map { ["fatalError", "preconditionFailure"].contains($0) } ?? false
    }

    fileprivate var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

    fileprivate var isAssignment: Bool {
        self.as(SequenceExprSyntax.self)?.elements.contains { element in
            element.is(AssignmentExprSyntax.self)
                || element.as(BinaryOperatorExprSyntax.self)?.operator.text.isCompoundAssignment == true
        } ?? false
    }

    /// Whether each of its branches is a single expression, and there is one for every case.
    fileprivate var mayBeValue: Bool {
        if let choice = self.as(IfExprSyntax.self) {
            guard choice.body.statements.mayBeValue else { return false }
            switch choice.elseBody {
            case .codeBlock(let block): return block.statements.mayBeValue
            case .ifExpr(let other): return ExprSyntax(other).mayBeValue
            case nil: return false
            }
        }
        guard let cases = self.as(SwitchExprSyntax.self)?.cases else { return false }
        return cases.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.mayBeValue ?? true }
    }
}

extension String {
    /// `+=` and its like, and no comparison.
    fileprivate var isCompoundAssignment: Bool {
        count > 1 && hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
    }
}
