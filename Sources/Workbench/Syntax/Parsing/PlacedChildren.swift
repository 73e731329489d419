@_spi(RawSyntax) import SwiftSyntax

/// The children of a node, in the order of the source.
@_spi(RawSyntax)
public struct PlacedChildren: Sequence, IteratorProtocol {
    @usableFromInline let parent: SyntaxKind
    @usableFromInline var offset: Int
    @usableFromInline var rest: UnsafeBufferPointer<RawSyntax?>.Iterator?

    @inlinable
    init(of node: PlacedNode) {
        parent = node.kind
        offset = node.offset
        rest = node.raw.layoutView?.children.makeIterator()
    }

    @inlinable
    public mutating func next() -> PlacedNode? {
        while let slot = rest?.next() {
            guard let raw = slot else { continue }
            defer { offset += raw.byteLength }
            return PlacedNode(raw, in: parent, at: offset)
        }
        return nil
    }
}
