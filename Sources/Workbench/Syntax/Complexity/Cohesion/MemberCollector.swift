import Declarations
import SwiftSyntax

/// Walks one file and notes the members of its types that belong to an instance.
final class MemberCollector: SyntaxVisitor {
    private(set) var members: [TypeMember] = []

    /// The qualified names of the types around the current node, the innermost last.
    private var enclosingTypes: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosingTypes.append(node.extendedType.writtenName)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let variable = node.decl.as(VariableDeclSyntax.self), !variable.modifiers.belongToType {
            for binding in variable.bindings { add(binding, of: variable) }
        } else if let function = node.decl.as(FunctionDeclSyntax.self), !function.modifiers.belongToType {
            add([function.name.identifierText], .method, usesIn: function)
        } else if let subscription = node.decl.as(SubscriptDeclSyntax.self), !subscription.modifiers.belongToType {
            add(["subscript"], .method, usesIn: subscription)
        }
        return .visitChildren
    }
}

extension MemberCollector {
    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        let prefix = enclosingTypes.last.map { $0 + "." } ?? ""
        enclosingTypes.append(prefix + node.name.identifierText)
        return .visitChildren
    }

    private func add(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
        add(binding.pattern.boundNames, binding.isStored ? .storedProperty : .computedProperty, usesIn: binding)
    }

    private func add(_ names: [String], _ kind: TypeMember.Kind, usesIn node: some SyntaxProtocol) {
        guard let type = enclosingTypes.last else { return }
        let uses = NameUses.all(in: node)
        members += names.map { TypeMember(type: type, name: $0, kind: kind, uses: uses) }
    }
}

extension DeclModifierListSyntax {
    /// Whether what is declared belongs to the type itself, not to its instances.
    fileprivate var belongToType: Bool {
        contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }
}

extension PatternBindingSyntax {
    /// Observers leave a property stored.
    fileprivate var isStored: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.allSatisfy {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}
