import SwiftSyntax

extension TypeSyntax {
    /// The name of a plain or dotted type without generic arguments; empty for any other type.
    public var writtenName: String {
        if let plain = `as`(IdentifierTypeSyntax.self) { return plain.name.identifierText }
        guard let member = `as`(MemberTypeSyntax.self) else { return "" }
        return member.baseType.writtenName + "." + member.name.identifierText
    }

    /// Every type named in this one, in its order, those in attributes and generic arguments left out.
    var namedTypes: [String] {
        let collector = TypeNameCollector(viewMode: .sourceAccurate)
        collector.walk(self)
        return collector.names
    }
}

private final class TypeNameCollector: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(TypeSyntax(node)) }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { note(TypeSyntax(node)) }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ type: TypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(type.writtenName)
        return .skipChildren
    }
}
