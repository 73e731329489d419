@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What a protocol requires, each requirement by its name and labels: `show(title:)`, `picture`, `init(name:)`.
public struct ProtocolRequirements: Hashable, Sendable {
    /// The protocol's own name.
    public let name: String
    /// In the order of the file; what it inherits is left out, both branches of `#if` count.
    public let requirements: [String]

    /// The protocols that a file declares in no other type, in its order.
    public static func all(in file: ParsedFile) -> [ProtocolRequirements] {
        var collector = RequirementCollector()
        collector.walk(file.tree)
        return collector.protocols
    }
}

/// Looks at what stands outermost, however deep a file may go.
private struct RequirementCollector: TreeWalk {
    private(set) var protocols: [ProtocolRequirements] = []

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .sourceFile, .codeBlockItemList, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause:
            visitChildren(of: node)
        case .protocolDecl:
            guard let declaration = RawProtocolDeclSyntax(node.raw) else { return }
            protocols.append(
                ProtocolRequirements(
                    name: declaration.name.identifierText,
                    requirements: declaration.memberBlock.members.requirements
                )
            )
        default: break
        }
    }
}

extension RawMemberBlockItemListSyntax {
    fileprivate var requirements: [String] { elements.flatMap(\.decl.raw.requirements) }
}

extension RawSyntax {
    fileprivate var requirements: [String] {
        if let function = RawFunctionDeclSyntax(self) {
            return [function.name.shownIdentifier + function.signature.parameterClause.labels]
        }
        if let initializer = RawInitializerDeclSyntax(self) {
            return ["init" + initializer.signature.parameterClause.labels]
        }
        if let variable = RawVariableDeclSyntax(self) {
            return variable.bindings.elements.flatMap(\.pattern.raw.boundNames)
        }
        if let subscription = RawSubscriptDeclSyntax(self) {
            return ["subscript" + subscription.parameterClause.subscriptLabels]
        }
        if let condition = RawIfConfigDeclSyntax(self) {
            return condition.clauses.elements.flatMap {
                $0.elements?.as(RawMemberBlockItemListSyntax.self)?.requirements ?? []
            }
        }
        return RawAssociatedTypeDeclSyntax(self).map { [$0.name.identifierText] } ?? []
    }
}
