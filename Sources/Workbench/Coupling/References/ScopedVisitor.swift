import Declarations
import SwiftSyntax

/// Walks a file and knows, at every node, the type around it and the local names in force.
class ScopedVisitor: SyntaxVisitor {
    private(set) final var scopes = LexicalScopes()

    /// The qualified names of the types around the current node, the innermost last.
    ///
    /// A type that is local to a body stands for the one around that body, `nil` for none.
    private(set) final var enclosingTypes: [String?] = []

    private final var bodyDepth = 0

    // Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: StructDeclSyntax) { leaveType() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosingTypes.append(node.extendedType.writtenName)
        scopes.open()
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

    // Declarations with parameters

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.close() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.close() }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.close() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { scopes.close() }

    override func visitPost(_ node: FunctionParameterSyntax) { add(node.secondName ?? node.firstName) }

    // Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { leaveBody() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { leaveBody() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorDeclSyntax) { leaveBody() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { leaveBody() }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: SwitchCaseSyntax) { leaveBody() }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CatchClauseSyntax) { leaveBody() }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: WhileStmtSyntax) { leaveBody() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        _ = enterBody()
        walk(node.pattern)
        node.typeAnnotation.map { walk($0) }
        node.whereClause.map { walk($0) }
        walk(node.body)
        leaveBody()
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        _ = enterBody()
        walk(node.conditions)
        walk(node.body)
        leaveBody()
        node.elseBody.map { walk($0) }
        return .skipChildren
    }

    // Names that a body binds: what they are made from does not see them

    /// Local functions and types are known before the line that declares them.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard bodyDepth > 0 else { return .visitChildren }
        for item in node {
            guard case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) else { continue }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                add(function.name)
            } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
                scopes.add(type: named.name.identifierText)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        node.typeAnnotation.map { walk($0) }
        node.initializer.map { walk($0) }
        node.accessorBlock.map { walk($0) }
        return bind(node.pattern)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        node.typeAnnotation.map { walk($0) }
        node.initializer.map { walk($0) }
        return bind(node.pattern)
    }

    override func visitPost(_ node: IdentifierPatternSyntax) { add(node.identifier) }

    override func visitPost(_ node: AccessorParametersSyntax) { add(node.name) }

    override func visitPost(_ node: ClosureParameterSyntax) { add(node.secondName ?? node.firstName) }

    override func visitPost(_ node: ClosureShorthandParameterSyntax) { add(node.name) }

    override func visitPost(_ node: ClosureCaptureSyntax) { add(node.name) }
}

extension ScopedVisitor {
    final var isInBody: Bool { bodyDepth > 0 }

    private final func enterType(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        if isInBody {
            let members = MemberNames(of: node)
            members.types.forEach { scopes.add(type: $0) }
            members.values.forEach { scopes.add(value: $0) }
            enclosingTypes.append(enclosingTypes.last ?? nil)
        } else {
            let name = node.name.identifierText
            enclosingTypes.append((enclosingTypes.last ?? nil).map { $0 + "." + name } ?? name)
        }
        return .visitChildren
    }

    private final func leaveType() {
        enclosingTypes.removeLast()
        scopes.close()
    }

    private final func open(_ node: some WithGenericParametersSyntax) -> SyntaxVisitorContinueKind {
        scopes.open()
        for parameter in node.genericParameterClause?.parameters ?? [] {
            scopes.add(type: parameter.name.identifierText)
        }
        return .visitChildren
    }

    private final func enterBody() -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        scopes.open()
        return .visitChildren
    }

    private final func leaveBody() {
        bodyDepth -= 1
        scopes.close()
    }

    /// Members and globals are no local names.
    private final func bind(_ pattern: PatternSyntax) -> SyntaxVisitorContinueKind {
        if isInBody {
            for name in pattern.boundNames { add(name) }
        }
        return .skipChildren
    }

    private final func add(_ name: TokenSyntax) { scopes.add(value: name.identifierText) }
}
