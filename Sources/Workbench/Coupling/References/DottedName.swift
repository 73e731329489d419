import Declarations
@_spi(RawSyntax) import SwiftSyntax

/// A name with dots, taken apart: `Model.Box<Photo>.Item` is the path `Model`, `Box`, `Item` and another part `<Photo>`.
struct DottedName {
    /// Empty when the chain of dots starts with something other than a name.
    private(set) var path: [String] = []

    /// What stands in the chain and is no name: generic arguments, or the expression or type that it starts with.
    private(set) var otherParts: [Syntax] = []

    init(of type: TypeSyntax) { append(type) }

    init(of expression: ExprSyntax) { append(expression) }
}

extension DottedName {
    private mutating func append(_ type: TypeSyntax) {
        if let plain = type.as(IdentifierTypeSyntax.self) {
            path = [plain.name.identifierText]
            append(plain.genericArgumentClause)
        } else if let member = type.as(MemberTypeSyntax.self) {
            append(member.baseType)
            append(member.name)
            append(member.genericArgumentClause)
        } else {
            otherParts = [Syntax(type)]
        }
    }

    private mutating func append(_ expression: ExprSyntax) {
        if let plain = expression.as(DeclReferenceExprSyntax.self) {
            if plain.baseName.tokenView.rawKind == .identifier { path = [plain.baseName.identifierText] }
        } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            append(generic.expression)
            append(generic.genericArgumentClause)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return }
            append(base)
            append(member.declName.baseName)
        } else {
            otherParts = [Syntax(expression)]
        }
    }

    /// A name after something that is no name, such as a call's result, is a member that syntax cannot place.
    private mutating func append(_ name: TokenSyntax) {
        if !path.isEmpty { path.append(name.identifierText) }
    }

    private mutating func append(_ arguments: GenericArgumentClauseSyntax?) {
        if let arguments { otherParts.append(Syntax(arguments)) }
    }
}
