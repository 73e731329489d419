@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

// At every node the walk knows the bodies that it lies in. What no body can hold is passed over: types as written,
// attributes, the conditions of `#if`.
extension ComplexityCounter {
    /// Visits what is in the node; if the node is a body, what is in it lies in that body.
    mutating func visitBodies(_ node: PlacedNode) {
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl:
            enterType(node)
        case .functionDecl:
            if let function = RawFunctionDeclSyntax(node.raw), function.body != nil {
                open(OpenBody(.function(FunctionSignature(function))), by: node)
            }
        case .accessorDecl, .deinitializerDecl, .initializerDecl:
            if node.raw.child(RawCodeBlockSyntax.self) != nil { open(OpenBody(.other), by: node) }
        case .accessorBlock:
            let isGetter = RawAccessorBlockSyntax(node.raw)?.accessors.kind == .codeBlockItemList
            if isGetter { open(OpenBody(.other), by: node) } else { visitChildren(of: node) }
        case .initializerClause:
            visitValue(node)
        case .macroExpansionDecl, .macroExpansionExpr:
            if scope.bodies.isEmpty { open(OpenBody(.value), by: node) } else { visitChildren(of: node) }
        case .codeBlockItem:
            let isTopLevel = scope.bodies.isEmpty && RawCodeBlockItemSyntax(node.raw)?.isStatement == true
            if isTopLevel { open(ledger.topLevel, by: node) } else { visitChildren(of: node) }
        case .closureExpr:
            scope.enterClosure()
            visitChildren(of: node)
            scope.leaveClosure()
        case .enumCaseElement, .enumCaseParameter, .macroDecl, .patternBinding, .subscriptDecl, .variableDecl:
            owners.append(node)
            visitChildren(of: node)
            owners.removeLast()
        case .functionParameter:
            owners.append(node)
            visitChildren(of: node) { $0.kind == .initializerClause }
            owners.removeLast()
        case .ifConfigClause:
            let elements = RawIfConfigClauseSyntax(node.raw)?.elements?.id
            visitChildren(of: node) { $0.id == elements }
        case .attributeList, .booleanLiteralExpr, .declModifierList, .declReferenceExpr, .genericArgumentClause,
            .genericParameterClause, .genericWhereClause, .identifierPattern, .importDecl, .inheritanceClause,
            .integerLiteralExpr, .nilLiteralExpr, .returnClause, .stringSegment, .typeAnnotation, .typeExpr:
            break
        case .sourceFile:
            RawSourceFileSyntax(node.raw).map { ledger.look(at: $0) }
            visitChildren(of: node)
        default:
            visitChildren(of: node)
        }
    }

    private mutating func enterType(_ node: PlacedNode) {
        let outerScope = scope
        let name = node.raw.typeName(in: scope.type)
        // An extension of `[Int]` extends a type without a name.
        let written = name.isEmpty ? RawExtensionDeclSyntax(node.raw)?.extendedType.raw.trimmedText : nil
        scope = TypeScope(type: written ?? name)
        visitChildren(of: node)
        scope = outerScope
    }

    private mutating func open(_ body: OpenBody, by node: PlacedNode) {
        scope.open(body)
        visitChildren(of: node)
        guard let body = scope.close() else { return }
        if case .value = body.form, !body.holdsCode { return }
        ledger.add(body, BodyHead(node, in: owners), endingWith: node, in: scope)
    }

    /// The initial value of a property or the default value of a parameter, unless it lies in a body.
    private mutating func visitValue(_ node: PlacedNode) {
        guard scope.bodies.isEmpty else { return visitChildren(of: node) }
        open(ledger.isScript && scope.type == nil ? ledger.topLevel : OpenBody(.value), by: node)
    }
}
