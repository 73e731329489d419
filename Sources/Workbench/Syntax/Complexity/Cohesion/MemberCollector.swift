import Declarations
import SwiftSyntax

/// Walks one file and notes the members of its types that belong to an instance.
final class MemberCollector: SyntaxAnyVisitor {
    private(set) var members: [TypeMember] = []
    /// The qualified names of the types around the current node, the innermost last.
    private var enclosingTypes: [String] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.is(ProtocolDeclSyntax.self) { return .skipChildren }
        if let type = typeName(of: node) { enclosingTypes.append(type) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.isProtocol((any DeclGroupSyntax).self), !node.is(ProtocolDeclSyntax.self) {
            enclosingTypes.removeLast()
        }
    }

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
    /// The qualified name of the type that the node declares or extends; `nil` if it is no such declaration.
    private func typeName(of node: Syntax) -> String? {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        if let addition = group.as(ExtensionDeclSyntax.self) { return addition.extendedType.writtenName }
        let name = node.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
        return enclosingTypes.last.map { $0 + "." + name } ?? name
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
