@_spi(RawSyntax) import SwiftSyntax

// Items and members with those of all branches of an `#if` in its place.

@_spi(RawSyntax)
extension RawCodeBlockItemListSyntax {
    public var itemsOfAllBranches: [RawCodeBlockItemSyntax] {
        elements.flatMap { item in
            RawIfConfigDeclSyntax(item.item)?.branches(RawCodeBlockItemListSyntax.self).flatMap(\.itemsOfAllBranches)
                ?? [item]
        }
    }
}

extension RawMemberBlockItemListSyntax {
    func forEachDeclaration(_ body: (RawSyntax) -> Void) {
        for member in elements {
            if let condition = RawIfConfigDeclSyntax(member.decl) {
                condition.branches(RawMemberBlockItemListSyntax.self).forEach { $0.forEachDeclaration(body) }
            } else {
                body(member.decl.raw)
            }
        }
    }
}

extension RawIfConfigDeclSyntax {
    fileprivate func branches<Items: RawSyntaxNodeProtocol>(_: Items.Type) -> [Items] {
        clauses.elements.compactMap { $0.elements.flatMap(Items.init) }
    }
}
