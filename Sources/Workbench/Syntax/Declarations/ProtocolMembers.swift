@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Where a protocol stands, and each of its members.
public struct ProtocolMembers: Hashable, Sendable {
    public let extent: DeclarationExtent
    /// In the order of the file; both branches of `#if` count.
    public let members: [DeclarationExtent]

    /// The protocols of a file, in its order.
    public static func all(in file: ParsedFile) -> [ProtocolMembers] {
        var collector = ProtocolCollector(file: file)
        collector.walk(file.tree)
        return collector.protocols
    }
}

private struct ProtocolCollector: TreeWalk {
    let file: ParsedFile
    private(set) var protocols: [ProtocolMembers] = []
    private var members: [DeclarationExtent] = []

    init(file: ParsedFile) {
        self.file = file
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .protocolDecl:
            members = []
            visitChildren(of: node)
            protocols.append(ProtocolMembers(extent: file.extent(of: node), members: members))
        case .memberBlockItem
        where RawIfConfigDeclSyntax(RawMemberBlockItemSyntax(node.raw)?.decl.raw ?? node.raw) == nil:
            members.append(file.extent(of: node))
            visitChildren(of: node)
        default:
            visitChildren(of: node)
        }
    }
}
