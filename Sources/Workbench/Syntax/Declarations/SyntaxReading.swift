@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

@_spi(RawSyntax)
extension ParsedFile {
    /// Where the node's first token stands.
    func position(of node: PlacedNode) -> SourcePosition { lines.position(atOffset: node.start) }

    /// From the node's first token to its last.
    public func extent(of node: PlacedNode) -> DeclarationExtent {
        DeclarationExtent(start: position(of: node), end: lines.position(atOffset: node.end))
    }
}

@_spi(RawSyntax)
extension RawSyntax {
    /// The node as it is written, without the comments and space around it.
    public var trimmedText: String {
        let text = syntaxTextBytes.dropFirst(leadingTriviaByteLength).dropLast(trailingTriviaByteLength)
        return String(decoding: text, as: UTF8.self)
    }

    /// The first of its children that is of the type.
    @inlinable
    public func child<Node: RawSyntaxNodeProtocol>(_: Node.Type) -> Node? {
        guard let layoutView else { return nil }
        for case let child? in layoutView.children where Node.isKindOf(child) { return Node(child) }
        return nil
    }

    /// Whether only the file can see what is declared; `private(set)` hides nothing.
    var hidesFromOtherFiles: Bool {
        child(RawDeclModifierListSyntax.self)?.elements.contains { modifier in
            let hides = modifier.name.tokenText == "private" || modifier.name.tokenText == "fileprivate"
            return hides && modifier.detail == nil
        } ?? false
    }
}
