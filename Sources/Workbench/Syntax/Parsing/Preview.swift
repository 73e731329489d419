@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension PlacedNode {
    /// Whether it is an item that only Xcode's canvas shows: a `#Preview`, or a type that conforms to `PreviewProvider`
    /// where it is declared, and is not the program itself.
    @inlinable public var isPreview: Bool {
        (kind == .codeBlockItem || kind == .memberBlockItem) && isPreviewItem
    }

    @usableFromInline var isPreviewItem: Bool {
        let item = RawCodeBlockItemSyntax(raw)?.item.raw ?? RawMemberBlockItemSyntax(raw)?.decl.raw
        guard let item else { return false }
        switch item.kind {
        case .macroExpansionDecl: return RawMacroExpansionDeclSyntax(item)?.macroName.tokenText == "Preview"
        case .macroExpansionExpr: return RawMacroExpansionExprSyntax(item)?.macroName.tokenText == "Preview"
        case .classDecl, .enumDecl, .extensionDecl, .structDecl: return item.conformsToPreviewProvider && !item.isMain
        default: return false
        }
    }
}

extension RawSyntax {
    /// Whether an attribute makes the type the program itself, also one in a branch of an `#if`.
    fileprivate var isMain: Bool {
        let names: [SyntaxText?] = ["main", "NSApplicationMain", "UIApplicationMain"]
        let lists = layoutView?.children.lazy.compactMap { $0 }.compactMap(RawAttributeListSyntax.init)
        var pending = lists?.first.map { [$0.raw] } ?? []
        while let node = pending.popLast() {
            if let attribute = RawAttributeSyntax(node) {
                if names.contains(RawIdentifierTypeSyntax(attribute.attributeName)?.name.tokenText) { return true }
            } else {
                pending += node.layoutView?.children.compactMap { $0 } ?? []
            }
        }
        return false
    }

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
