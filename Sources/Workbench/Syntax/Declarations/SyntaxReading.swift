@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

extension ParsedFile {
    /// The lines from the node's first token to its last, comments before it left out.
    func lineRange(of node: PlacedNode) -> ClosedRange<Int> {
        let first = lines.line(atOffset: node.start)
        return first...max(first, lines.line(atOffset: node.end - 1))
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
