@_spi(RawSyntax) import SwiftSyntax

/// A walk over the raw form of a tree: what a visitor does, at a fraction of its cost.
@_spi(RawSyntax)
public protocol TreeWalk {
    /// Called for the file, and then for what is inside a node as far as this passes the node to `visitChildren`.
    ///
    /// Tokens are not visited, and neither are previews: no app runs them, so they count in lines and in coverage alone.
    mutating func visit(_ node: PlacedNode)

    /// Called for a preview in place of a visit.
    mutating func pass(preview node: PlacedNode)
}

// Inlinable, because a call that knows the walk's type is a good deal faster than one that does not.
@_spi(RawSyntax)
extension TreeWalk {
    @inlinable
    public mutating func walk(_ tree: SourceFileSyntax) { visit(PlacedNode(tree)) }

    @inlinable
    public mutating func pass(preview _: PlacedNode) {}

    @inlinable
    public mutating func visitChildren(of node: PlacedNode) {
        for child in node.children where child.kind != .token {
            if child.isPreview { pass(preview: child) } else { visit(child) }
        }
    }

    @inlinable
    public mutating func visitChildren(of node: PlacedNode, where isWanted: (RawSyntax) -> Bool) {
        for child in node.children where child.kind != .token && isWanted(child.raw) { visit(child) }
    }
}
