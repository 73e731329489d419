import Declarations
import SwiftSyntax

/// Walks one member and notes the names that may be those of other members, leaving out the local ones.
final class NameUses: SyntaxAnyVisitor {
    private var names: Set<String> = []

    /// The local names in force, the innermost scope last.
    private var scopes: [Set<String>] = [[]]

    /// The member itself is no local function.
    private let member: SyntaxIdentifier

    static func all(in member: some SyntaxProtocol) -> Set<String> {
        let walk = NameUses(member: member.id)
        walk.walk(member)
        return walk.names
    }

    private init(member: SyntaxIdentifier) {
        self.member = member
        super.init(viewMode: .sourceAccurate)
    }

    // Scopes

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isScope { scopes.append([]) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.isScope { scopes.removeLast() }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([])
        walk(node.conditions)
        walk(node.body)
        scopes.removeLast()
        node.elseBody.map { walk($0) }
        return .skipChildren
    }
    override func visitPost(_ node: IfExprSyntax) {}

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        scopes.append([])
        walk(node.pattern)
        node.whereClause.map { walk($0) }
        walk(node.body)
        scopes.removeLast()
        return .skipChildren
    }
    override func visitPost(_ node: ForStmtSyntax) {}

    // Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
