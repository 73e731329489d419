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
        union.values.formUnion(other.values)
        union.types.formUnion(other.types)
        return union
    }
}

extension MemberNames {
    /// Both branches of `#if` count.
    public init(of declaration: some DeclGroupSyntax) {
        let collector = MemberNameCollector(viewMode: .sourceAccurate)
        collector.walk(declaration.memberBlock.members)
        self = collector.names
        let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
        types.formUnion(generic?.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
    }
}

private final class MemberNameCollector: SyntaxVisitor {
    private(set) var names = MemberNames()

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let variable = node.decl.as(VariableDeclSyntax.self) {
            names.values.formUnion(variable.bindings.flatMap(\.pattern.boundNames).map(\.identifierText))
        } else if let enumCase = node.decl.as(EnumCaseDeclSyntax.self) {
            names.values.formUnion(enumCase.elements.map(\.name.identifierText))
        } else if let function = node.decl.as(FunctionDeclSyntax.self) {
            names.values.insert(function.name.identifierText)
        } else if let type = node.decl.asProtocol((any NamedDeclSyntax).self) {
            names.types.insert(type.name.identifierText)
        }
        return node.decl.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}
