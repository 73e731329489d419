import Parsing
import SwiftSyntax

/// The place of a new statement in a file's first body.
struct BodyPlace: Hashable {
    /// Behind the opening brace, in UTF-8.
    let offset: Int
    /// The start of the body's only expression, which is returned without `return` as long as it is the only one.
    let value: Int?

    /// Looks in functions, initialisers and getters, or only in functions without a result.
    static func first(in file: ParsedFile, onlyProcedures: Bool) -> BodyPlace? {
        let search = BodySearch(onlyProcedures: onlyProcedures)
        search.walk(file.tree)
        return search.place
    }

    /// `nil` if the only statement is an `#if`, for what it holds may be returned.
    fileprivate init?(in statements: CodeBlockItemListSyntax, behind brace: TokenSyntax, givesValue: Bool) {
        offset = brace.endPositionBeforeTrailingTrivia.utf8Offset
        guard givesValue, statements.count == 1, let item = statements.first?.item else {
            value = nil
            return
        }
        if item.is(IfConfigDeclSyntax.self) { return nil }
        let isReturned = item.is(ExprSyntax.self) || item.as(ExpressionStmtSyntax.self)?.returnsByItself == false
        value = isReturned ? item.positionAfterSkippingLeadingTrivia.utf8Offset : nil
    }
}

/// Finds a file's first body, never one within another.
private final class BodySearch: SyntaxVisitor {
    private let onlyProcedures: Bool
    private(set) var place: BodyPlace?

    init(onlyProcedures: Bool) {
        self.onlyProcedures = onlyProcedures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let givesValue = node.signature.returnClause != nil
        if !(givesValue && onlyProcedures) { note(node.body, givesValue: givesValue) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !onlyProcedures { note(node.body, givesValue: false) }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter(let statements) = node.accessors, !onlyProcedures {
            place = place ?? BodyPlace(in: statements, behind: node.leftBrace, givesValue: true)
        }
        return .skipChildren
    }

    private func note(_ body: CodeBlockSyntax?, givesValue: Bool) {
        guard let body else { return }
        place = place ?? BodyPlace(in: body.statements, behind: body.leftBrace, givesValue: givesValue)
    }
}

extension ExpressionStmtSyntax {
    /// Whether it is a statement because one of its branches says `return`; otherwise its value is the body's.
    fileprivate var returnsByItself: Bool {
        let search = ReturnSearch(viewMode: .sourceAccurate)
        search.walk(self)
        return search.found
    }
}

/// Finds a `return` of the body itself.
private final class ReturnSearch: SyntaxVisitor {
    private(set) var found = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
