import Declarations
import Parsing
import SwiftSyntax

/// Walks one file and notes every name that may lead to a node: no local one, and no member after a dot.
final class MentionCollector: ScopedVisitor {
    private(set) var mentions: [Mention] = []

    private let file: ParsedFile
    private let isBrief: Bool
    private var known: Set<Mention.Meaning> = []
    private var isInheriting = false

    /// A brief one notes only the first of those mentions that stand in the same type and can only mean the same.
    init(file: ParsedFile, isBrief: Bool = false) {
        self.file = file
        self.isBrief = isBrief
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        isInheriting = node.parent?.parent?.parent?.is(AssociatedTypeDeclSyntax.self) != true
        return .visitChildren
    }

    override func visitPost(_ node: InheritedTypeSyntax) { isInheriting = false }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { visitType(TypeSyntax(node)) }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { visitType(TypeSyntax(node)) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        visitExpression(ExprSyntax(node))
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        node.isImplicitInitializer ? visitInitializer(ExprSyntax(node)) : visitExpression(ExprSyntax(node))
    }

    // What names nothing

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension MentionCollector {
    private func visitType(_ node: TypeSyntax) -> SyntaxVisitorContinueKind {
        let name = DottedName(of: node)
        if let first = name.path.first, !scopes.hidesType(first) {
            let isInherited = isInheriting && node.parent?.is(AttributeSyntax.self) != true
            note(name.path, use: isInherited ? .inheritance : .type, at: node)
        }
        let wasInheriting = isInheriting
        isInheriting = false
        for part in name.otherParts { walk(part) }
        isInheriting = wasInheriting
        return .skipChildren
    }

    private func visitExpression(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
        let name = DottedName(of: node)
        if let first = name.path.first, !scopes.hidesValue(first) {
            note(name.path, use: node.isCalled ? .call : .value, at: node)
        }
        for part in name.otherParts { walk(part) }
        return .skipChildren
    }

    /// `let photo: Photo = .init(…)` creates a photo as `Photo(…)` does.
    private func visitInitializer(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
        let path = node.annotatedType.map { DottedName(of: $0).path } ?? []
        if node.isCalled, let first = path.first, !scopes.hidesType(first) { note(path, use: .call, at: node) }
        return .skipChildren
    }

    private func note(_ path: [String], use: Mention.Use, at node: some SyntaxProtocol) {
        let meaning = Mention.Meaning(path: path, use: use, enclosingType: enclosingTypes.last ?? nil)
        guard !isBrief || known.insert(meaning).inserted else { return }
        mentions.append(Mention(meaning: meaning, position: file.location(of: node)))
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isImplicitInitializer: Bool {
        base == nil && declName.baseName.tokenKind == .keyword(.`init`)
    }
}

extension ExprSyntax {
    /// Whether the expression, with its generic arguments and parentheses if it has some, is what a call calls.
    fileprivate var isCalled: Bool {
        var current = Syntax(self)
        while let parent = current.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return Syntax(call.calledExpression) == current }
            guard parent.is(GenericSpecializationExprSyntax.self) else { return false }
            current = parent
        }
        return false
    }

    /// The type written for the variable or parameter that a call of this expression initialises.
    fileprivate var annotatedType: TypeSyntax? {
        guard let initializer = parent?.parent?.as(InitializerClauseSyntax.self) else { return nil }
        return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? initializer.parent?.as(FunctionParameterSyntax.self)?.type
    }
}
