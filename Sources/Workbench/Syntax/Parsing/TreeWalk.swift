@_spi(RawSyntax) import SwiftSyntax

/// A walk over the raw form of a tree: what a visitor does, at a fraction of its cost.
@_spi(RawSyntax)
public protocol TreeWalk {
    /// Called for the file, and then for what is inside a node as far as this passes the node to `visitChildren`.
    ///
    /// Tokens are not visited.
    mutating func visit(_ node: PlacedNode)
}

// Inlinable, because a call that knows the walk's type is a good deal faster than one that does not.
@_spi(RawSyntax)
extension TreeWalk {
    @inlinable
    public mutating func walk(_ tree: SourceFileSyntax) { visit(PlacedNode(tree)) }

    @inlinable
    public mutating func visitChildren(of node: PlacedNode) {
        for child in node.children where child.kind != .token { visit(child) }
    }

    @inlinable
    public mutating func visitChildren(of node: PlacedNode, where isWanted: (RawSyntax) -> Bool) {
        for child in node.children where child.kind != .token && isWanted(child.raw) { visit(child) }
    }
}
