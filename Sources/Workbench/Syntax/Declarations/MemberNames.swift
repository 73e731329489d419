@_spi(RawSyntax) import SwiftSyntax

/// The names that a type's body can use without a prefix because the type, or one extension of it, declares them.
public struct MemberNames: Hashable, Sendable {
    /// Properties, methods and enum cases.
    public internal(set) var values: Set<String> = []
    /// Nested types, type aliases, associated types and generic parameters.
    public internal(set) var types: Set<String> = []

    public init() {}

    public mutating func formUnion(_ other: MemberNames) {
        if values.isEmpty { values = other.values } else { values.formUnion(other.values) }
        if types.isEmpty { types = other.types } else { types.formUnion(other.types) }
    }
}

extension MemberNames {
    /// Both branches of `#if` count.
    @_spi(RawSyntax)
    public init(of declaration: RawSyntax) {
        declaration.child(RawMemberBlockSyntax.self)?.members.forEachDeclaration { add($0) }
        types.formUnion(declaration.genericParameters)
    }

    private mutating func add(_ member: RawSyntax) {
        if let function = RawFunctionDeclSyntax(member) {
            values.insert(function.name.identifierText)
        } else if let variable = RawVariableDeclSyntax(member) {
            for binding in variable.bindings.elements { values.formUnion(binding.pattern.raw.boundNames) }
        } else if let enumCase = RawEnumCaseDeclSyntax(member) {
            for element in enumCase.elements.elements { values.insert(element.name.identifierText) }
        } else if let type = member.declaredName {
            types.insert(type.identifierText)
        }
    }
}
