import Parsing
import SwiftSyntax

/// How much one file declares and does.
public struct FileContent: Sendable {
    public let role: String?
    public let scene: String?

    /// Types, and members of types and extensions.
    public let declarations: Int

    /// Items of code blocks inside bodies.
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

/// Counts what is declared and what is done in a file.
private final class ItemCounter: SyntaxVisitor {
    private(set) var declarations = 0
    private(set) var statements = 0

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !node.decl.is(IfConfigDeclSyntax.self) { declarations += 1 }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // At the top level of a file stand its types, functions and extensions; an extension declares its members only.
        guard node.parent?.parent?.is(SourceFileSyntax.self) == true else {
            statements += 1
            return .visitChildren
        }
        if node.item.is(DeclSyntax.self), !node.item.is(ExtensionDeclSyntax.self), !node.item.is(ImportDeclSyntax.self)
        {
            declarations += 1
        }
        return .visitChildren
    }
}
