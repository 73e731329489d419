@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

// The names of types as they are written.

@_spi(RawSyntax)
extension RawSyntax {
    /// The name of a plain or dotted type without generic arguments; empty for any other node.
    public var writtenName: String {
        if let plain = RawIdentifierTypeSyntax(self) { return plain.name.identifierText }
        guard let member = RawMemberTypeSyntax(self) else { return "" }
        return member.baseType.raw.writtenName + "." + member.name.identifierText
    }

    /// The qualified name of the type that a declaration declares or extends; `outer` is that of the type around it.
    ///
    /// Empty for an extension of a type that has no plain or dotted name, such as `[Int]`.
    public func typeName(in outer: String?) -> String {
        if let name = declaredName?.identifierText { return outer.map { Self.shortened($0) + "." + name } ?? name }
        return RawExtensionDeclSyntax(self)?.extendedType.raw.writtenName ?? ""
    }

    /// The name of a type for those in it: each of them repeats it.
    private static func shortened(_ outer: String) -> String {
        outer.utf8.count > 1_000 ? "\(outer.prefix(500))…\(outer.utf8.count)" : outer
    }

    /// A type without what stands around it: `?`, `!`, `any`, `some`, parentheses, attributes.
    public var unwrappedType: RawSyntax {
        if let optional = RawOptionalTypeSyntax(self) { return optional.wrappedType.raw.unwrappedType }
        if let optional = RawImplicitlyUnwrappedOptionalTypeSyntax(self) {
            return optional.wrappedType.raw.unwrappedType
        }
        if let existential = RawSomeOrAnyTypeSyntax(self) { return existential.constraint.raw.unwrappedType }
        if let attributed = RawAttributedTypeSyntax(self) { return attributed.baseType.raw.unwrappedType }
        guard let elements = RawTupleTypeSyntax(self)?.elements.elements, elements.count == 1 else { return self }
        return elements[0].type.raw.unwrappedType
    }

    /// Every type named in a type, in its order, those in attributes and generic arguments left out.
    var namedTypes: [String] {
        switch kind {
        case .identifierType, .memberType: [writtenName]
        case .attribute, .token: []
        default: layoutView?.children.flatMap { $0?.namedTypes ?? [] } ?? []
        }
    }

    /// The types in the inheritance clause of a declaration, as written.
    var inheritedTypes: [String] {
        child(RawInheritanceClauseSyntax.self)?.inheritedTypes.elements.flatMap(\.type.raw.namedTypes) ?? []
    }
}

extension PlacedNode {
    /// The name that a dotted or plain type ends with; any other type itself.
    var lastName: PlacedNode {
        let name = RawMemberTypeSyntax(raw)?.name ?? RawIdentifierTypeSyntax(raw)?.name
        return name.map(place) ?? self
    }
}

@_spi(RawSyntax)
extension RawAttributeListSyntax {
    /// Whether one of the attributes is `@name` or `@Module.name`.
    public func contains(named name: String) -> Bool {
        layoutView.children.contains { element in
            let attribute = element.flatMap(RawAttributeSyntax.init)
            return attribute?.attributeName.raw.writtenName.lastNamePart == name
        }
    }
}
