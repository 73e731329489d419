import SwiftSyntax

/// The names that a type's body can use without a prefix because the type, or one extension of it, declares them.
public struct MemberNames: Hashable, Sendable {
    /// Properties, methods and enum cases.
    public internal(set) var values: Set<String> = []

    /// Nested types, type aliases, associated types and generic parameters.
    public internal(set) var types: Set<String> = []

    public init() {}

    public func union(_ other: MemberNames) -> MemberNames {
        var union = self
        union.formUnion(other)
        return union
    }

    public mutating func formUnion(_ other: MemberNames) {
        if values.isEmpty { values = other.values } else { values.formUnion(other.values) }
        if types.isEmpty { types = other.types } else { types.formUnion(other.types) }
    }
}

extension MemberNames {
    /// Both branches of `#if` count.
    public init(of declaration: some DeclGroupSyntax) {
        add(declaration.memberBlock.members)
        guard let generic = declaration.asProtocol((any WithGenericParametersSyntax).self) else { return }
        for parameter in generic.genericParameterClause?.parameters ?? [] {
            types.insert(parameter.name.identifierText)
        }
    }
}

extension MemberNames {
    private mutating func add(_ members: MemberBlockItemListSyntax) {
        for member in members { add(member.decl) }
    }

    private mutating func add(_ member: DeclSyntax) {
        if let function = member.as(FunctionDeclSyntax.self) {
            values.insert(function.name.identifierText)
        } else if let variable = member.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                for name in binding.pattern.boundNames { values.insert(name.identifierText) }
            }
        } else if let enumCase = member.as(EnumCaseDeclSyntax.self) {
            for element in enumCase.elements { values.insert(element.name.identifierText) }
        } else if let condition = member.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                if case .decls(let members) = clause.elements { add(members) }
            }
        } else if !member.is(InitializerDeclSyntax.self), let type = member.asProtocol((any NamedDeclSyntax).self) {
            types.insert(type.name.identifierText)
        }
    }
}
