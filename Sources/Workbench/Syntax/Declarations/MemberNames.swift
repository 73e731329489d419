@_spi(RawSyntax) import SwiftSyntax

/// The names that a type's body can use without a prefix because the type, or one extension of it, declares them.
public struct MemberNames: Hashable, Sendable {
    /// Properties, methods and enum cases.
    public internal(set) var values: Set<String> = []
    /// Nested types, type aliases, associated types and generic parameters.
    public internal(set) var types: Set<String> = []
    /// The values and the types that other files see, too.
    private var (openValues, openTypes): (Set<String>, Set<String>) = ([], [])

    public init() {}

    public mutating func formUnion(_ other: MemberNames) {
        if values.isEmpty { values = other.values } else { values.formUnion(other.values) }
        if types.isEmpty { types = other.types } else { types.formUnion(other.types) }
        openValues.formUnion(other.openValues)
        openTypes.formUnion(other.openTypes)
    }

    /// What other files see of them.
    public var open: MemberNames {
        var open = self
        (open.values, open.types) = (openValues, openTypes)
        return open
    }

    public var isEmpty: Bool { values.isEmpty && types.isEmpty }
}

extension MemberNames {
    /// Both branches of `#if` count.
    @_spi(RawSyntax)
    public init(of declaration: RawSyntax) {
        let hidesAll = RawExtensionDeclSyntax(declaration) != nil && declaration.hidesFromOtherFiles
        declaration.child(RawMemberBlockSyntax.self)?.members.forEachDeclaration { member in
            let (values, types) = Self.names(of: member)
            self.values.formUnion(values)
            self.types.formUnion(types)
            if hidesAll || member.hidesFromOtherFiles { return }
            openValues.formUnion(values)
            openTypes.formUnion(types)
        }
        let parameters = declaration.genericParameters
        types.formUnion(parameters)
        openTypes.formUnion(parameters)
    }

    private static func names(of member: RawSyntax) -> (values: [String], types: [String]) {
        if let function = RawFunctionDeclSyntax(member) { return ([function.name.identifierText], []) }
        if let variable = RawVariableDeclSyntax(member) {
            return (variable.bindings.elements.flatMap(\.pattern.raw.boundNames), [])
        }
        if let enumCase = RawEnumCaseDeclSyntax(member) {
            return (enumCase.elements.elements.map(\.name.identifierText), [])
        }
        return ([], member.declaredName.map { [$0.identifierText] } ?? [])
    }
}
