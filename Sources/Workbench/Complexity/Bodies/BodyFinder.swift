import Declarations
import Parsing
import SwiftSyntax

/// Walks a file and knows, at every node, the bodies that it lies in.
///
/// What no body can hold is passed over: types as written, attributes, the conditions of `#if`.
class BodyFinder: SyntaxVisitor {
    final var scope = TypeScope(type: nil)
    private final var outerScopes: [TypeScope] = []
    private final var ledger: BodyLedger

    init(file: ParsedFile) {
        ledger = BodyLedger(file: file)
        super.init(viewMode: .sourceAccurate)
    }

    /// Every body that was found, in the order of their places.
    final var bodies: [Body] { ledger.all }

    // Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leaveType() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

    // Bodies that are written as such

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.body == nil ? .skipChildren : open(.function(FunctionSignature(node)), by: node)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { close(by: node, BodyHead(node)) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        node.body == nil ? .skipChildren : open(.other, by: node)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { close(by: node, BodyHead(node)) }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        node.body == nil ? .skipChildren : open(.other, by: node)
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { close(by: node, BodyHead(node)) }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        node.body == nil ? .skipChildren : open(.other, by: node)
    }
    override func visitPost(_ node: AccessorDeclSyntax) { close(by: node, BodyHead(node)) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessors { return open(.other, by: node) }
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { close(by: node, BodyHead(node)) }

    // Values and macros, which are bodies if they hold code

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard scope.bodies.isEmpty else { return .visitChildren }
        return ledger.isScript && outerScopes.isEmpty ? openTopLevel(by: node) : open(.value, by: node)
    }
    override func visitPost(_ node: InitializerClauseSyntax) { close(by: node, BodyHead(node)) }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { openMacro(by: node) }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { close(by: node, BodyHead(macro: node)) }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { openMacro(by: node) }
    override func visitPost(_ node: MacroExpansionExprSyntax) { close(by: node, BodyHead(macro: node)) }

    // Top-level code

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        ledger.look(at: node.statements)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard scope.bodies.isEmpty, node.isStatement else { return .visitChildren }
        return openTopLevel(by: node)
    }
    override func visitPost(_ node: CodeBlockItemSyntax) { close(by: node, BodyHead(topLevel: node)) }

    // Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        scope.enterClosure()
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { scope.leaveClosure() }

    // What holds no body

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.elements.map { walk($0) }
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        node.defaultValue.map { walk($0) }
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.expression)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        node.base.map { walk($0) }
        return .skipChildren
    }

    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension BodyFinder {
    private final func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        let prefix = scope.type.map { $0 + "." } ?? ""
        return enter(prefix + node.name.identifierText)
    }

    private final func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.writtenName
        return enter(name.isEmpty ? node.extendedType.trimmedDescription : name)
    }

    private final func enter(_ type: String) -> SyntaxVisitorContinueKind {
        outerScopes.append(scope)
        scope = TypeScope(type: type)
        return .visitChildren
    }

    private final func leaveType() { scope = outerScopes.removeLast() }

    private final func open(_ form: OpenBody.Form, by node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        scope.open(OpenBody(form, opener: node.id))
        return .visitChildren
    }

    private final func openTopLevel(by node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        scope.open(ledger.topLevel(openedBy: node.id))
        return .visitChildren
    }

    private final func openMacro(by node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        scope.bodies.isEmpty ? open(.value, by: node) : .visitChildren
    }

    private final func close(by node: some SyntaxProtocol, _ head: @autoclosure () -> BodyHead) {
        guard scope.bodies.last?.opener == node.id, let body = scope.close() else { return }
        if case .value = body.form, !body.holdsCode { return }
        ledger.add(body, head(), endingWith: Syntax(node), in: scope)
    }
}
