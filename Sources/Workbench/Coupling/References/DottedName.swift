import Declarations
import SwiftSyntax

/// A name with dots, taken apart: `Model.Box<Photo>.Item` is the path `Model`, `Box`, `Item` and another part `<Photo>`.
struct DottedName {
    /// Empty when the chain of dots starts with something other than a name.
    private(set) var path: [String] = []

    /// What stands in the chain and is no name: generic arguments, or the expression or type that it starts with.
    private(set) var otherParts: [Syntax] = []

    init(of type: TypeSyntax) {
        if let plain = type.as(IdentifierTypeSyntax.self) {
            path = [plain.name.identifierText]
            otherParts = Self.list(plain.genericArgumentClause)
        } else if let member = type.as(MemberTypeSyntax.self) {
            self.init(of: member.baseType)
            if !path.isEmpty { path.append(member.name.identifierText) }
            otherParts += Self.list(member.genericArgumentClause)
        } else {
            otherParts = [Syntax(type)]
        }
    }

    init(of expression: ExprSyntax) {
        if let plain = expression.as(DeclReferenceExprSyntax.self) {
            if case .identifier = plain.baseName.tokenKind { path = [plain.baseName.identifierText] }
        } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            self.init(of: generic.expression)
            otherParts.append(Syntax(generic.genericArgumentClause))
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return }
            self.init(of: base)
            if !path.isEmpty { path.append(member.declName.baseName.identifierText) }
        } else {
            otherParts = [Syntax(expression)]
        }
    }

    private static func list(_ arguments: GenericArgumentClauseSyntax?) -> [Syntax] {
        arguments.map { [Syntax($0)] } ?? []
    }
}
