@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// How many blocks of code lie in each other at most, the block of the body itself left out.
    ///
    /// A block is what a branch, a loop, `switch`, `do`, a closure or a local function has in its braces; an `else if`
    /// is as deep as its `if`. Bodies of a local type start anew. 0 without bodies.
    public var deepestNesting: Int {
        var walk = NestingWalk()
        walk.walk(tree)
        return max(0, walk.deepest - 1)
    }
}

private struct NestingWalk: TreeWalk {
    /// With the block of the body itself.
    private(set) var deepest = 0
    private var depth = 0
    private var isAtTopLevel = true

    mutating func visit(_ node: PlacedNode) {
        let (outerDepth, wasAtTopLevel) = (depth, isAtTopLevel)
        if isBlock(node) { depth += 1 }
        deepest = max(deepest, depth)
        switch node.kind {
        case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl: depth = 0
        case .codeBlockItem: isAtTopLevel = isAtTopLevel && RawCodeBlockItemSyntax(node.raw)?.item.kind == .ifConfigDecl
        default: break
        }
        visitChildren(of: node)
        (depth, isAtTopLevel) = (outerDepth, wasAtTopLevel)
    }

    private func isBlock(_ node: PlacedNode) -> Bool {
        switch node.kind {
        case .codeBlock, .closureExpr, .switchExpr: true
        case .accessorBlock: RawAccessorBlockSyntax(node.raw)?.accessors.kind == .codeBlockItemList
        // Top-level code is a body without braces; a macro there may stand for a declaration.
        case .codeBlockItem: isAtTopLevel && RawCodeBlockItemSyntax(node.raw)?.isStatement == true
        default: false
        }
    }
}
