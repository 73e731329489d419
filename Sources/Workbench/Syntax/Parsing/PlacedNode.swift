@_spi(RawSyntax) import SwiftSyntax

/// A node of a tree's raw form, and where it stands; to be used no longer than the tree is there.
///
/// The raw form has lengths and no places. To add them up on the way is several times as fast as to visit the tree.
@_spi(RawSyntax)
public struct PlacedNode {
    public let raw: RawSyntax
    public let kind: SyntaxKind
    /// The kind of the node around it; of a file, its own.
    public let parent: SyntaxKind
    /// The UTF-8 offset of its first byte, comments and space included.
    public let offset: Int

    @inlinable
    init(_ raw: RawSyntax, in parent: SyntaxKind, at offset: Int) {
        self.raw = raw
        kind = raw.kind
        self.parent = parent
        self.offset = offset
    }
}

@_spi(RawSyntax)
extension PlacedNode {
    public init(_ tree: SourceFileSyntax) {
        self.init(tree.raw, in: .sourceFile, at: 0)
    }

    /// The UTF-8 offset behind its last byte.
    public var endOffset: Int { offset + raw.byteLength }

    /// The UTF-8 offset of its first token, comments and space before it left out.
    public var start: Int { offset + raw.leadingTriviaByteLength }

    /// The UTF-8 offset behind its last token.
    public var end: Int { endOffset - raw.trailingTriviaByteLength }

    /// In their order, tokens included.
    @inlinable public var children: PlacedChildren { PlacedChildren(of: self) }

    /// The child that has the raw form, which has to be one of its children.
    public func place(of child: some RawSyntaxNodeProtocol) -> PlacedNode {
        if let place = children.first(where: { $0.raw.id == child.raw.id }) { return place }
        // A mistake of ours that tests are to stop at; whoever measures loses a column by it, and not the figures.
        assertionFailure("\(child.raw.kind) is no child of \(kind)")
        return self
    }
}
