import Parsing
import SwiftSyntax

/// What a protocol requires, each requirement by its name and labels: `show(title:)`, `picture`, `init(name:)`.
public struct ProtocolRequirements: Hashable, Sendable {
    /// The protocol's own name.
    public let name: String

    /// In the order of the file; what it inherits is left out, both branches of `#if` count.
    public let requirements: [String]

    /// The protocols that a file declares in no other type, in its order.
    public static func all(in file: ParsedFile) -> [ProtocolRequirements] {
        let collector = RequirementCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        return collector.protocols
    }
}

private final class RequirementCollector: SyntaxVisitor {
    private(set) var protocols: [ProtocolRequirements] = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let requirements = node.memberBlock.members.flatMap { $0.decl.requirements }
        protocols.append(ProtocolRequirements(name: node.name.identifierText, requirements: requirements))
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclSyntax {
    fileprivate var requirements: [String] {
        if let function = self.as(FunctionDeclSyntax.self) {
            return [function.name.identifierText + function.signature.parameterClause.labels]
        }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return ["init" + initializer.signature.parameterClause.labels]
        }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap(\.pattern.boundNames)
        }
        if let subscription = self.as(SubscriptDeclSyntax.self) {
            return ["subscript" + subscription.parameterClause.labels]
        }
        if let condition = self.as(IfConfigDeclSyntax.self) {
            return condition.clauses.flatMap { clause -> [String] in
                guard case .decls(let members) = clause.elements else { return [] }
                return members.flatMap { $0.decl.requirements }
            }
        }
        return self.as(AssociatedTypeDeclSyntax.self).map { [$0.name.identifierText] } ?? []
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.identifierText + ":" }.joined() + ")" }
}
