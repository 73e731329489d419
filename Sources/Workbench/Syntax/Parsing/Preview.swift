@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension PlacedNode {
    /// Whether it is an item that only Xcode's canvas shows: a `#Preview`, or a type that conforms to `PreviewProvider`
    /// where it is declared.
    @inlinable public var isPreview: Bool {
        (kind == .codeBlockItem || kind == .memberBlockItem) && isPreviewItem
    }

    @usableFromInline var isPreviewItem: Bool {
        let item = RawCodeBlockItemSyntax(raw)?.item.raw ?? RawMemberBlockItemSyntax(raw)?.decl.raw
        guard let item else { return false }
        switch item.kind {
        case .macroExpansionDecl: return RawMacroExpansionDeclSyntax(item)?.macroName.tokenText == "Preview"
        case .macroExpansionExpr: return RawMacroExpansionExprSyntax(item)?.macroName.tokenText == "Preview"
        case .classDecl, .enumDecl, .extensionDecl, .structDecl: return item.conformsToPreviewProvider
        default: return false
        }
    }
}

extension RawSyntax {
    fileprivate var conformsToPreviewProvider: Bool {
        let clauses = layoutView?.children.lazy.compactMap { $0 }.compactMap(RawInheritanceClauseSyntax.init)
        return clauses?.first?.inheritedTypes.elements.contains { $0.type.namesPreviewProvider } ?? false
    }
}

extension RawTypeSyntax {
    fileprivate var namesPreviewProvider: Bool {
        (RawIdentifierTypeSyntax(self)?.name ?? RawMemberTypeSyntax(self)?.name)?.tokenText == "PreviewProvider"
    }
}
