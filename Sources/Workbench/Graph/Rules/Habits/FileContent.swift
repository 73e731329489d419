import Parsing
import SwiftSyntax

/// How much one file declares and does.
public struct FileContent: Sendable {
    public let role: String?
    public let scene: String?
    /// Types and what else stands at the top level of the file, and members of types and extensions.
    public let declarations: Int
    /// Items of code blocks: in bodies, and at the top level of a file where they declare nothing.
    public let statements: Int
    /// The sum over the file's bodies.
    public let cognitiveComplexity: Int

    public init(of file: ParsedFile, role: String?, scene: String?, cognitiveComplexity: Int) {
        let counter = ItemCounter(viewMode: .sourceAccurate)
        counter.walk(file.tree)
        self.role = role
        self.scene = scene
        self.cognitiveComplexity = cognitiveComplexity
        declarations = counter.declarations
        statements = counter.statements
    }
}

/// Counts what is declared and what is done in a file; an `#if` is neither, but all of its branches are looked into.
private final class ItemCounter: SyntaxVisitor {
    private(set) var declarations = 0
    private(set) var statements = 0

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !node.decl.is(IfConfigDeclSyntax.self) { declarations += 1 }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard !node.item.is(IfConfigDeclSyntax.self) else { return .visitChildren }
        if !node.isAtTopLevel || !node.item.is(DeclSyntax.self) {
            statements += 1
        } else if !node.item.is(ExtensionDeclSyntax.self), !node.item.is(ImportDeclSyntax.self) {
            // An extension declares its members only.
            declarations += 1
        }
        return .visitChildren
    }
}
