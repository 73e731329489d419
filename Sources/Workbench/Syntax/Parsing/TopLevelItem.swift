import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Whether it stands in no body; an `#if` around it is none.
    public var isAtTopLevel: Bool {
        let surroundings: Set<SyntaxKind> = [
            .codeBlockItemList, .codeBlockItem, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl,
        ]
        var around = parent
        while let node = around, surroundings.contains(node.kind) { around = node.parent }
        return around?.is(SourceFileSyntax.self) == true
    }
}
