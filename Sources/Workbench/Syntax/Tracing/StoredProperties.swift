import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether it is a `var` of a class that may have an observer.
    var isStoredInClass: Bool {
        guard bindingSpecifier.tokenKind == .keyword(.var), attributes.isEmpty, enclosingClass != nil else {
            return false
        }
        return !modifiers.contains {
            [.keyword(.lazy), .keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
        }
    }
}

extension SyntaxProtocol {
    /// The name of the class that it is directly a member of; `nil` if it is of none.
    var enclosingClass: String? {
        var node = parent
        while let current = node {
            if let type = current.as(ClassDeclSyntax.self) { return type.name.text }
            let isWithin =
                current.is(MemberBlockSyntax.self) || current.is(MemberBlockItemListSyntax.self)
                || current.is(MemberBlockItemSyntax.self) || current.is(VariableDeclSyntax.self)
                || current.is(PatternBindingListSyntax.self)
            node = isWithin ? current.parent : nil
        }
        return nil
    }
}
