@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

// At every node the walk knows the type around it and the local names in force.
extension MentionCollector {
    /// Visits what is in the node, with what the node itself adds to the environment.
    mutating func visitScoped(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl:
            environment.enterType(node.raw)
            visitChildren(of: node)
            environment.leaveType()
        case .extensionDecl:
            environment.enterExtension(of: RawExtensionDeclSyntax(node.raw)?.extendedType.raw.writtenName ?? "")
            visitChildren(of: node)
            environment.leaveType()
        case .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl:
            environment.open(declaring: node.raw.genericParameters)
            visitChildren(of: node)
            environment.close()
        case .accessorBlock, .accessorDecl, .catchClause, .closureExpr, .codeBlock, .switchCase, .whileStmt:
            environment.enterBody()
            visitChildren(of: node)
            environment.leaveBody()
        case .forStmt:
            visitLoop(node)
        case .ifExpr:
            visitBranch(node)
        case .codeBlockItemList:
            environment.addDeclarations(among: node)
            visitChildren(of: node)
        case .patternBinding, .optionalBindingCondition:
            visitBinding(node)
        case .accessorParameters, .closureCapture, .closureParameter, .closureShorthandParameter, .functionParameter,
            .identifierPattern:
            visitChildren(of: node)
            if let name = node.raw.localName { environment.add(value: name.identifierText) }
        default:
            visitChildren(of: node)
        }
    }
}

// Names that are bound: what they are made from does not see them.
extension MentionCollector {
    private mutating func visitLoop(_ node: PlacedNode) {
        // Of all its parts only the sequence is an expression.
        visitChildren(of: node, where: RawExprSyntax.isKindOf)
        environment.enterBody()
        visitChildren(of: node) { !RawExprSyntax.isKindOf($0) }
        environment.leaveBody()
    }

    private mutating func visitBranch(_ node: PlacedNode) {
        let elseBody = RawIfExprSyntax(node.raw)?.elseBody?.id
        environment.enterBody()
        visitChildren(of: node) { $0.id != elseBody }
        environment.leaveBody()
        visitChildren(of: node) { $0.id == elseBody }
    }

    private mutating func visitBinding(_ node: PlacedNode) {
        visitChildren(of: node) { !RawPatternSyntax.isKindOf($0) }
        // Members and globals are no local names.
        guard environment.isInBody, let pattern = node.raw.child(RawPatternSyntax.self) else { return }
        for name in pattern.raw.boundNames { environment.add(value: name) }
    }
}

extension RawSyntax {
    /// The name that a parameter, a capture or a pattern gives to a value.
    fileprivate var localName: RawTokenSyntax? {
        switch kind {
        case .accessorParameters: RawAccessorParametersSyntax(self)?.name
        case .closureCapture: RawClosureCaptureSyntax(self)?.name
        case .closureParameter: RawClosureParameterSyntax(self).map { $0.secondName ?? $0.firstName }
        case .closureShorthandParameter: RawClosureShorthandParameterSyntax(self)?.name
        case .functionParameter: RawFunctionParameterSyntax(self).map { $0.secondName ?? $0.firstName }
        case .identifierPattern: RawIdentifierPatternSyntax(self)?.identifier
        default: nil
        }
    }
}
