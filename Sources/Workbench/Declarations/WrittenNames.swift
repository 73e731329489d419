@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension RawTokenSyntax {
    /// The name that the token spells, without backticks.
    public var identifierText: String {
        let text = tokenText
        let backtick = UInt8(ascii: "`")
        let isQuoted = text.count > 2 && text.first == backtick && text.last == backtick
        return String(syntaxText: isQuoted ? SyntaxText(rebasing: text.dropFirst().dropLast()) : text)
    }
}

@_spi(RawSyntax)
extension RawSyntax {
    /// The node as it is written, without the comments and space around it.
    public var trimmedText: String {
        let text = syntaxTextBytes.dropFirst(leadingTriviaByteLength).dropLast(trailingTriviaByteLength)
        return String(decoding: text, as: UTF8.self)
    }

    /// The name of a plain or dotted type without generic arguments; empty for any other node.
    public var writtenName: String {
        if let plain = RawIdentifierTypeSyntax(self) { return plain.name.identifierText }
        guard let member = RawMemberTypeSyntax(self) else { return "" }
        return member.baseType.raw.writtenName + "." + member.name.identifierText
    }

    /// Every type named in a type, in its order, those in attributes and generic arguments left out.
    var namedTypes: [String] {
        switch kind {
        case .identifierType, .memberType: [writtenName]
        case .attribute, .token: []
        default: layoutView?.children.flatMap { $0?.namedTypes ?? [] } ?? []
        }
    }

    /// The names that a pattern binds, in its order.
    public var boundNames: [String] {
        if let plain = RawIdentifierPatternSyntax(self) {
            return plain.identifier.presence == .present ? [plain.identifier.identifierText] : []
        }
        return layoutView?.children.flatMap { $0?.boundNames ?? [] } ?? []
    }

    /// The name that a declaration gives to a type, a function, an operator or the like; none of other declarations.
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

    /// The first of its children that is of the type.
    @inlinable
    public func child<Node: RawSyntaxNodeProtocol>(_: Node.Type) -> Node? {
        guard let layoutView else { return nil }
        for case let child? in layoutView.children where Node.isKindOf(child) { return Node(child) }
        return nil
    }
}
