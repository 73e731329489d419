@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// A walk that knows, at every node, the type around it and the local names in force.
@_spi(RawSyntax)
public protocol ScopedWalk: TreeWalk {
    var environment: LexicalEnvironment { get set }
}

@_spi(RawSyntax)
extension ScopedWalk {
    /// Visits what is in the node, with what the node itself adds to the environment.
    @inlinable
    public mutating func visitScoped(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl:
            environment.enterType(node.raw)
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
            environment.addName(of: node.raw)
        default:
            visitChildren(of: node)
        }
    }
}

// Names that are bound: what they are made from does not see them.
@_spi(RawSyntax)
extension ScopedWalk {
    @inlinable
    mutating func visitLoop(_ node: PlacedNode) {
        // Of all its parts only the sequence is an expression.
        visitChildren(of: node, where: RawExprSyntax.isKindOf)
        environment.enterBody()
        visitChildren(of: node) { !RawExprSyntax.isKindOf($0) }
        environment.leaveBody()
    }

    @inlinable
    mutating func visitBranch(_ node: PlacedNode) {
        let elseBody = RawIfExprSyntax(node.raw)?.elseBody?.id
        environment.enterBody()
        visitChildren(of: node) { $0.id != elseBody }
        environment.leaveBody()
        visitChildren(of: node) { $0.id == elseBody }
    }

    @inlinable
    mutating func visitBinding(_ node: PlacedNode) {
        visitChildren(of: node) { !RawPatternSyntax.isKindOf($0) }
        // Members and globals are no local names.
        guard environment.isInBody, let pattern = node.raw.child(RawPatternSyntax.self) else { return }
        for name in pattern.raw.boundNames { environment.add(value: name) }
    }
}
