import Declarations
import SwiftSyntax

/// Walks one member and notes the names that may be those of other members, leaving out the local ones.
final class NameUses: SyntaxAnyVisitor {
    private var names: Set<String> = []
    /// The local names in force, the innermost scope last.
    private var scopes: [Set<String>] = [[]]
    /// If it is a function, its own name is no local one.
    private let member: SyntaxIdentifier

    static func all(in member: some SyntaxProtocol) -> Set<String> {
        let walk = NameUses(member: member.id)
        walk.walk(member)
        return walk.names
    }

    private init(member: SyntaxIdentifier) {
        self.member = member
        super.init(viewMode: .sourceAccurate)
    }

    // Scopes

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isScope { scopes.append(node.implicitNames) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.isScope { scopes.removeLast() }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.id != member { bind(node.name) }
        return visitAny(Syntax(node))
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([])
        walk(node.conditions)
        walk(node.body)
        scopes.removeLast()
        node.elseBody.map { walk($0) }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        scopes.append([])
        walk(node.pattern)
        node.whereClause.map { walk($0) }
        walk(node.body)
        scopes.removeLast()
        return .skipChildren
    }

    // Names that are bound: what they are made from does not see them

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        node.initializer.map { walk($0) }
        node.accessorBlock.map { walk($0) }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let initializer = node.initializer { walk(initializer) } else { node.pattern.boundNames.forEach(use) }
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        walk(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if let initializer = node.initializer { walk(initializer) } else { use(node.name.identifierText) }
        bind(node.name)
        return .skipChildren
    }

    override func visitPost(_ node: IdentifierPatternSyntax) { bind(node.identifier) }

    override func visitPost(_ node: FunctionParameterSyntax) { bind(node.secondName ?? node.firstName) }

    override func visitPost(_ node: ClosureParameterSyntax) { bind(node.secondName ?? node.firstName) }

    override func visitPost(_ node: ClosureShorthandParameterSyntax) { bind(node.name) }

    override func visitPost(_ node: AccessorParametersSyntax) { bind(node.name) }

    // Names that are used

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.baseName.identifierText)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.isSelf == true {
            names.insert(node.declName.baseName.identifierText)
        } else {
            node.base.map { walk($0) }
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.isSelf { names.insert("subscript") }
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // What has members of its own, or none

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension NameUses {
    private func bind(_ name: TokenSyntax) { scopes[scopes.count - 1].insert(name.identifierText) }

    private func use(_ name: String) {
        if !scopes.contains(where: { $0.contains(name) }) { names.insert(name) }
    }
}

extension Syntax {
    fileprivate var isScope: Bool {
        switch kind {
        case .accessorBlock, .accessorDecl, .catchClause, .closureExpr, .codeBlock, .functionDecl, .subscriptDecl,
            .switchCase, .whileStmt:
            true
        default: false
        }
    }

    /// The local names that Swift gives to who does not choose others.
    fileprivate var implicitNames: Set<String> {
        switch kind {
        case .accessorDecl: ["newValue", "oldValue"]
        case .catchClause: ["error"]
        default: []
        }
    }
}

extension ExprSyntax {
    /// Whether it is `self`, `self?` or `self!`.
    fileprivate var isSelf: Bool {
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isSelf }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isSelf }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
}
