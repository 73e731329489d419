import SwiftSyntax

/// The property or subscript that an accessor belongs to.
struct TracedOwner {
    let name: TokenSyntax
    /// `nil` if it is not written.
    let type: TypeSyntax?
    let attributes: AttributeListSyntax

    /// `nil` if the accessor belongs to neither.
    init?(of accessor: some SyntaxProtocol) {
        var node = accessor.parent
        while let current = node {
            if let owner = current.as(SubscriptDeclSyntax.self) {
                (name, type, attributes) = (owner.subscriptKeyword, owner.returnClause.type, owner.attributes)
                return
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                    let property = binding.parent?.parent?.as(VariableDeclSyntax.self)
                else { return nil }
                (name, type, attributes) = (pattern.identifier, binding.typeAnnotation?.type, property.attributes)
                return
            }
            node =
                current.is(AccessorBlockSyntax.self) || current.is(AccessorDeclListSyntax.self) ? current.parent : nil
        }
        return nil
    }
}
