@_spi(RawSyntax) import SwiftSyntax

// The names that a declaration gives.

@_spi(RawSyntax)
extension RawSyntax {
    /// The names that a pattern binds, in its order.
    public var boundNames: [String] {
        if let plain = RawIdentifierPatternSyntax(self) {
            return plain.identifier.presence == .present ? [plain.identifier.identifierText] : []
        }
        return layoutView?.children.flatMap { $0?.boundNames ?? [] } ?? []
    }

    /// The name that a declaration gives to a type, a function, an operator or the like; `nil` for other declarations.
    public var declaredName: RawTokenSyntax? {
        switch kind {
        case .actorDecl: RawActorDeclSyntax(self)?.name
        case .associatedTypeDecl: RawAssociatedTypeDeclSyntax(self)?.name
        case .classDecl: RawClassDeclSyntax(self)?.name
        case .enumDecl: RawEnumDeclSyntax(self)?.name
        case .functionDecl: RawFunctionDeclSyntax(self)?.name
        case .macroDecl: RawMacroDeclSyntax(self)?.name
        case .operatorDecl: RawOperatorDeclSyntax(self)?.name
        case .precedenceGroupDecl: RawPrecedenceGroupDeclSyntax(self)?.name
        case .protocolDecl: RawProtocolDeclSyntax(self)?.name
        case .structDecl: RawStructDeclSyntax(self)?.name
        case .typeAliasDecl: RawTypeAliasDeclSyntax(self)?.name
        default: nil
        }
    }

    /// The names of the generic parameters that a declaration has.
    public var genericParameters: [String] {
        child(RawGenericParameterClauseSyntax.self)?.parameters.elements.map(\.name.identifierText) ?? []
    }
}
