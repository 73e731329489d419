import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What a protocol requires, each requirement by its name and labels: `show(title:)`, `picture`, `init(name:)`.
public struct ProtocolRequirements: Hashable, Sendable {
    /// The protocol's own name.
    public let name: String
    /// In the order of the file; what it inherits is left out, both branches of `#if` count.
    public let requirements: [String]

    /// The protocols that a file declares in no other type, in its order.
    public static func all(in file: ParsedFile) -> [ProtocolRequirements] {
        let items = RawSourceFileSyntax(file.tree.raw)?.statements.itemsOfAllBranches ?? []
        return items.compactMap { RawProtocolDeclSyntax($0.item) }.map { declaration in
            var requirements: [String] = []
            declaration.memberBlock.members.forEachDeclaration { requirements += $0.requirements }
            return ProtocolRequirements(name: declaration.name.identifierText, requirements: requirements)
        }
    }
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
        return RawAssociatedTypeDeclSyntax(self).map { [$0.name.identifierText] } ?? []
    }
}
