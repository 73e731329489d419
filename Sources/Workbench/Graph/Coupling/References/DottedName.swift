@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// A name with dots, taken apart: `Model.Box<Photo>.Item` is the path `Model`, `Box`, `Item` and another part
/// `<Photo>`.
struct DottedName {
    /// Empty when the chain of dots starts with something other than a name.
    private(set) var path: [String] = []
    /// What stands in the chain and is no name: generic arguments, or the expression or type that it starts with.
    private(set) var otherParts: [PlacedNode] = []

    /// The node is a type or an expression.
    init(of node: PlacedNode) { append(node) }
}

extension DottedName {
    private mutating func append(_ node: PlacedNode) {
        if let plain = RawIdentifierTypeSyntax(node.raw) {
            path.append(plain.name.identifierText)
            append(plain.genericArgumentClause, of: node)
        } else if let member = RawMemberTypeSyntax(node.raw) {
            append(node.place(of: member.baseType))
            append(member.name)
            append(member.genericArgumentClause, of: node)
        } else if let plain = RawDeclReferenceExprSyntax(node.raw) {
            if plain.baseName.tokenKind == .identifier { path.append(plain.baseName.identifierText) }
        } else if let generic = RawGenericSpecializationExprSyntax(node.raw) {
            append(node.place(of: generic.expression))
            append(generic.genericArgumentClause, of: node)
        } else if let member = RawMemberAccessExprSyntax(node.raw) {
            guard let base = member.base else { return }
            append(node.place(of: base))
            append(member.declName.baseName)
        } else {
            otherParts = [node]
        }
    }

    /// A name after something that is no name, such as a call's result, is a member that syntax cannot place.
    private mutating func append(_ name: RawTokenSyntax) {
        if !path.isEmpty { path.append(name.identifierText) }
    }

    private mutating func append(_ arguments: RawGenericArgumentClauseSyntax?, of node: PlacedNode) {
        if let arguments { otherParts.append(node.place(of: arguments)) }
    }
}
