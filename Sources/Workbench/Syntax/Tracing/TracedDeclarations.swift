import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether it is a `var` of a class that may have an observer.
    var isStoredInClass: Bool {
        let block = parent?.parent?.parent
        guard bindingSpecifier.tokenKind == .keyword(.var), attributes.isEmpty,
            block?.parent?.is(ClassDeclSyntax.self) == true
        else { return false }
        return !modifiers.contains {
            [.keyword(.lazy), .keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
        }
    }
}

extension Syntax {
    /// What a type that it declares or extends is called; `nil` for all else.
    var typeName: String? {
        if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
        guard [.actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl].contains(kind) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}
